import { Button } from '@mantine/core'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { exports } from '#features/export/texts.ts'
import { t } from '../../texts/locale.ts'
import { saveFile } from '../../ui/save-file.ts'
import { type ExportFormat, IMPORT_COLUMNS } from './calls.ts'
import { readExport } from './client.ts'
import classes from './export.module.css'

/** Saves a file without records, whose columns an import reads. */
export default function ImportTemplate({ entity }: { readonly entity: AnyEntity }) {
  async function save(format: ExportFormat) {
    try {
      const request = { format, columns: [IMPORT_COLUMNS], query: {}, ids: [] }
      saveFile(
        await readExport(entity.name, request),
        `${exports.templateOf(t(entity.list.title))}.${format}`,
      )
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <div className={classes.template}>
      <span>{exports.template}</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} size="xs" variant="default" onClick={() => void save(format)}>
          {exports.formats[format]}
        </Button>
      ))}
    </div>
  )
}
