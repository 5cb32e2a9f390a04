import '@mantine/dropzone/styles.layer.css'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import FileUp from 'lucide-react/icons/file-up'
import { useId } from 'react'
import { readExport } from '../../features/export/client.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { type ExportFormat, IMPORT_COLUMNS } from '../../features/export/calls.ts'
import { MAX_IMPORT_ROWS } from '../../schema/import-contract.ts'
import { imports } from '../../texts/imports.ts'
import { t } from '../../texts/locale.ts'
import { saveFile } from '../../ui/save-file.ts'
import { toastFailure } from '../toasts/toasts.ts'
import classes from './import.module.css'
import type { Import } from './use-import.ts'

interface ImportFileProps {
  readonly entity: AnyEntity
  readonly work: Import
}

/** Chooses a file, or saves a template for one. */
export function ImportFile({ entity, work }: ImportFileProps) {
  const id = useId()
  async function saveTemplate(format: ExportFormat) {
    try {
      const request = { format, columns: [IMPORT_COLUMNS], query: {}, ids: [] }
      saveFile(
        await readExport(entity.name, request),
        `${imports.templateOf(t(entity.list.title))}.${format}`,
      )
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <section className={classes.part}>
      <label htmlFor={id} className={classes.heading}>
        {imports.file}
      </label>
      <Dropzone
        role="group"
        aria-label={imports.file}
        tabIndex={-1}
        className={classes.drop}
        multiple={false}
        activateOnKeyboard={false}
        loading={work.running !== null}
        onDrop={([file]) => file && void work.open(file)}
        inputProps={{ id, tabIndex: 0, accept: '.csv,.xlsx,.txt' }}
      >
        <FileUp size={24} strokeWidth={1.7} aria-hidden />
        <span>
          {imports.drop}
          <small>{imports.limits(MAX_IMPORT_ROWS)}</small>
        </span>
      </Dropzone>
      <div className={classes.actions}>
        <span>{imports.template}</span>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} size="xs" variant="default" onClick={() => void saveTemplate(format)}>
            {imports.formats[format]}
          </Button>
        ))}
      </div>
    </section>
  )
}
