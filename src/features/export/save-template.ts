import { toastFailure } from '../../engine/face.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { exports } from '#features/export/texts.ts'
import { t } from '../../texts/locale.ts'
import { saveFile } from '../../ui/browser-files.ts'
import { type ExportFormat, IMPORT_COLUMNS } from './calls.ts'
import { readExport } from './export-list.ts'

/** Saves a file without records, whose columns an import reads. */
export async function saveTemplate(entity: AnyEntity, format: ExportFormat): Promise<void> {
  try {
    const request = { format, columns: [IMPORT_COLUMNS], query: {}, ids: [] }
    const file = await readExport(entity.name, request)
    saveFile(file, `${exports.templateOf(t(entity.list.title))}.${format}`)
  } catch (error) {
    toastFailure(error)
  }
}
