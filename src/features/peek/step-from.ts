import type { RecordId } from '../../schema/values/record-id.ts'

export type Direction = 1 | -1

interface Page {
  readonly ids: readonly RecordId[]
  /** Its number, from 1, of so many. */
  readonly page: number
  readonly pageCount: number
}

/** A record of the same page, or the first or last one of another page. */
type Step = { readonly id: RecordId } | { readonly page: number }

/** Where a step from a record leads in its list; undefined where there is nothing more. */
export function stepFrom(
  id: RecordId,
  direction: Direction,
  { ids, page, pageCount }: Page,
): Step | undefined {
  const place = ids.indexOf(id)
  // A record that is not on the page comes before its first one.
  const next = place === -1 && direction === -1 ? undefined : ids[place + direction]
  if (next !== undefined && place + direction >= 0) return { id: next }
  const other = page + direction
  return place !== -1 && other >= 1 && other <= pageCount ? { page: other } : undefined
}
