import { makeIdempotencyKey } from '../../api/idempotency.ts'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ImportDraft } from './import-file.ts'
import type { KeptImport } from './kept-imports.ts'
import { isSecretColumn } from './secret-columns.ts'

/** An import as it may be kept: without what is a password, or may yet be told to be one. */
export function withoutSecrets(
  entity: AnyEntity,
  draft: ImportDraft,
): Pick<KeptImport, 'unkept' | 'request'> {
  const { headers, request } = draft
  const hasSecrets = importColumns(entity).some(({ isSecret }) => isSecret)
  const isKept = (place: number) =>
    !isSecretColumn(entity, draft, place) && !(hasSecrets && (request.columns[place] ?? null) === null)
  const unkept = [...headers.keys()].filter((place) => !isKept(place))
  if (unkept.length === 0) return { unkept, request }
  const rows = request.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((text, place) => (isKept(place) ? text : '')),
  }))
  // The server knows what was sent by the key: this is something else.
  return { unkept, request: { ...request, key: makeIdempotencyKey(), rows } }
}
