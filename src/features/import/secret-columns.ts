import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { fold } from '../../schema/fold.ts'
import { imports } from '#features/import/texts.ts'
import type { ImportDraft } from './import-file.ts'

/** Whether the screen must not show what a column of the file holds: a password's, or one that seems to be it. */
export function isSecretColumn(entity: AnyEntity, { headers, request }: ImportDraft, place: number): boolean {
  const key = request.columns[place] ?? null
  if (key !== null) return isSecretKey(entity, key)
  const header = fold(headers[place] ?? '')
  return imports.secretHeaders.some((part) => header.includes(fold(part)))
}

/** Whether a column that an import may have is a password's. */
export function isSecretKey(entity: AnyEntity, key: string | null): boolean {
  return importColumns(entity).some((column) => column.key === key && column.isSecret === true)
}
