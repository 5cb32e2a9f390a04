import '@mantine/dropzone/styles.layer.css'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import FileUp from 'lucide-react/icons/file-up'
import { useId } from 'react'
import type { AnyEntity } from '../../schema/entity.ts'
import { MAX_IMPORT_ROWS } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { Slot } from '../../engine/slots.tsx'
import classes from './import.module.css'
import { SheetChoice } from './SheetChoice.tsx'
import { TextEncoding } from './TextEncoding.tsx'
import type { Import } from './use-import.ts'

interface ImportFileProps {
  readonly entity: AnyEntity
  readonly work: Import
}

/** Chooses a file, or saves a template for one. One that was chosen before stays until there is another. */
export function ImportFile({ entity, work }: ImportFileProps) {
  const id = useId()
  const { draft } = work
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
      {draft && work.reading && (
        <TextEncoding entity={entity} work={work} draft={draft} reading={work.reading} />
      )}
      {draft && work.reading && <SheetChoice work={work} reading={work.reading} />}
      {draft && (
        <div className={classes.actions}>
          <Button onClick={() => work.goTo('columns')}>{imports.next}</Button>
          <span>{imports.rowsOf(draft.request.rows.length, draft.request.fileName)}</span>
        </div>
      )}
      <Slot name="importFile" props={{ entity }} />
    </section>
  )
}
