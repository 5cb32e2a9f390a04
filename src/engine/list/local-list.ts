import { createPauses } from '../../api/pauses.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { meaningOf } from '../../kinds/meanings.ts'
import { searchKey, searchWords } from '../../schema/search.ts'
import { wholeWords } from '../../kinds/whole-words.ts'
import { PAGE_SIZE } from '../../schema/session-contract.ts'
import type { SortKey } from '../../kinds/cell-view.ts'
import type { ColumnView } from './column-view.tsx'
import type { ListState } from './list-state.ts'
import { sortInTurns } from './sort-in-turns.ts'

export interface ListPage {
  readonly records: readonly EntityRecord[]
  /** How many records match in all. */
  readonly total: number
}

type Records = readonly EntityRecord[]
type Pause = () => Promise<void>

/**
 * Searches, sorts and pages in the browser what a backend of the plain contract sent whole, with pauses: it may be long.
 * What it works out on the way is kept for as long as the records are.
 */
export async function pageLocally(
  entity: AnyEntity,
  columns: readonly ColumnView[],
  records: Records,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage> {
  const pause = createPauses(signal)
  const sorted = await sort(columns, records, state, pause)
  const found = await search(entity, columns, sorted, state.q, pause)
  const start = (state.page - 1) * PAGE_SIZE
  return { records: found.slice(start, start + PAGE_SIZE), total: found.length }
}

async function search(
  entity: AnyEntity,
  columns: readonly ColumnView[],
  records: Records,
  q: string,
  pause: Pause,
): Promise<Records> {
  const words = searchWords(q, wholeWords(entity.fields))
  if (words.length === 0) return records
  const found: EntityRecord[] = []
  for (const record of records) {
    const key = keyOf(entity, columns, record)
    if (words.every((word) => key.includes(word))) found.push(record)
    await pause()
  }
  return found
}

const searchKeys = new WeakMap<EntityRecord, string>()

function keyOf(entity: AnyEntity, columns: readonly ColumnView[], record: EntityRecord): string {
  const known = searchKeys.get(record)
  if (known !== undefined) return known
  const own = Object.entries(entity.fields).map(([name, field]) =>
    meaningOf(field).searchText(field, record[name]),
  )
  const key = searchKey([...own, ...columns.map((column) => column.text(record))])
  searchKeys.set(record, key)
  return key
}

const sortedLists = new WeakMap<Records, Map<string, Records>>()

async function sort(
  columns: readonly ColumnView[],
  records: Records,
  state: Pick<ListState, 'sort' | 'order'>,
  pause: Pause,
): Promise<Records> {
  const sortKey = columns.find((column) => column.key === state.sort)?.sortKey
  if (!sortKey) return records
  const name = `${state.order} ${state.sort}`
  const known = sortedLists.get(records) ?? new Map<string, Records>()
  const sorted = known.get(name) ?? (await sortBy(sortKey, records, state.order === 'asc' ? 1 : -1, pause))
  sortedLists.set(records, known.set(name, sorted))
  return sorted
}

async function sortBy(
  sortKey: (record: EntityRecord) => SortKey,
  records: Records,
  direction: 1 | -1,
  pause: Pause,
): Promise<Records> {
  const keyed: { readonly record: EntityRecord; readonly key: SortKey }[] = []
  for (const record of records) {
    keyed.push({ record, key: sortKey(record) })
    await pause()
  }
  const sorted = await sortInTurns(
    keyed,
    (one, other) => compare(one.key, other.key, direction) || one.record.id - other.record.id,
    pause,
  )
  return sorted.map(({ record }) => record)
}

function compare(one: SortKey, other: SortKey, direction: number): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other ? -direction : direction
}
