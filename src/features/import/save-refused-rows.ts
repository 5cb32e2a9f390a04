import type { SheetColumn } from '../../kinds/core/sheet/field-sheet.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ImportMistake } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { t } from '../../texts/locale.ts'
import { blobOf, saveFile } from '../../ui/browser-files.ts'
import type { ImportDraft } from './import-file.ts'
import { isSecretColumn } from './secret-columns.ts'

/**
 * Saves the rows that were refused as a file of the same columns, with what is wrong behind them. What stands for a
 * password is shorter than one may be: imported as it is, it is refused.
 */
export async function saveRefusedRows(
  entity: AnyEntity,
  draft: ImportDraft,
  mistakes: readonly ImportMistake[],
): Promise<void> {
  const { headers, request } = draft
  const secret = headers.map((_, place) => isSecretColumn(entity, draft, place))
  const { csvFile } = await import('../../kinds/core/sheet/csv.ts')
  const told = new Map<number, ReadonlySet<string>>()
  for (const { line, message } of mistakes) told.set(line, new Set([...(told.get(line) ?? []), message]))
  const columns = [...headers, imports.mistake].map((header): SheetColumn => ({
    key: header,
    header,
    type: 'text',
  }))
  const rows = request.rows.flatMap(({ line, cells }) => {
    const own = told.get(line)
    if (!own) return []
    const shown = secret.map((isSecret, place) =>
      isSecret && cells[place] ? imports.hidden : (cells[place] ?? ''),
    )
    return [[...shown, [...own].join(' ')]]
  })
  saveFile(await blobOf(csvFile(columns, rows)), `${imports.refusedOf(t(entity.list.title))}.csv`)
}
