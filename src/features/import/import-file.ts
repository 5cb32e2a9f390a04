import { importKeys } from '../../kinds/core/sheet/import-keys.ts'
import { guessColumns, matchColumns } from '../../kinds/core/sheet/match-columns.ts'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import { makeIdempotencyKey } from '../../api/idempotency.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ImportRequest, ImportRow } from './calls.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { readKnownColumns } from './known-columns.ts'

/** A file with what a person has chosen for it. The request has its key and rows as they are to be sent. */
export interface ImportDraft {
  readonly headers: readonly string[]
  /** What the columns that mean no field may be; null for the others. */
  readonly guesses: readonly (string | null)[]
  readonly request: ImportRequest
}

/** A file as the server has read it. */
interface ReadFile {
  readonly name: string
  readonly rows: readonly ImportRow[]
  /** What its first row names, in whatever language. */
  readonly columns?: readonly (string | null)[] | undefined
}

/** The draft of a file: its columns as they were matched the last time, or by their names. */
export function draftOf(
  entity: AnyEntity,
  account: RecordId | null,
  { name: fileName, rows: [header, ...rows], columns = [] }: ReadFile,
): ImportDraft {
  const headers = header?.cells ?? []
  const known = readKnownColumns(account, entity)
  const fields = importColumns(entity)
  const matched = matchColumns(fields, headers).map((key, place) => key ?? columns[place] ?? null)
  const sure = withoutRepeats(
    headers.map((text, place) => {
      const before = known[text]
      return before === undefined ? (matched[place] ?? null) : before
    }),
  )
  // What was left out the last time is not guessed again.
  const guesses = guessColumns(fields, headers, sure).map((key, place) =>
    known[headers[place] ?? ''] === null ? null : key,
  )
  const request: ImportRequest = {
    key: makeIdempotencyKey(),
    fileName: fileName.slice(-255),
    columns: sure,
    rows,
    mode: 'create',
    by: null,
    policy: 'all',
  }
  return { headers, guesses, request }
}

function withoutRepeats(columns: readonly (string | null)[]): readonly (string | null)[] {
  return columns.map((key, place) => (key !== null && columns.indexOf(key) < place ? null : key))
}

/** The keys of the file's columns by which a row can find its record. */
export function foundBy(entity: AnyEntity, { columns }: ImportRequest): readonly string[] {
  return importKeys(entity).filter((key) => columns.includes(key))
}

/** Another request: it gets another key, as it is no repetition. What does not fit any more is put right. */
export function changeRequest(
  entity: AnyEntity,
  request: ImportRequest,
  change: Partial<ImportRequest>,
): ImportRequest {
  const next = { ...request, ...change, key: makeIdempotencyKey() }
  const keys = foundBy(entity, next)
  if (next.mode === 'create' || keys.length === 0) return { ...next, mode: 'create', by: null }
  return next.by !== null && keys.includes(next.by) ? next : { ...next, by: keys[0] ?? null }
}

/** The rows with another text in one cell. */
export function changeCell(
  { rows, columns }: ImportRequest,
  line: number,
  column: string,
  text: string,
): readonly ImportRow[] {
  const place = columns.indexOf(column)
  return rows.map((row) => {
    if (row.line !== line || place < 0) return row
    return { line, cells: columns.map((_, each) => (each === place ? text : (row.cells[each] ?? ''))) }
  })
}
