import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { fold } from '../../schema/fold.ts'
import { meaningOf } from '../../schema/kinds.ts'
import { PAGE_SIZE } from '../../schema/session-contract.ts'
import type { SortKey } from '../cells/cell-view.ts'
import type { ColumnView } from './column-view.tsx'
import type { ListState } from './list-state.ts'

export interface ListPage {
  readonly records: readonly EntityRecord[]
  /** How many records match in all. */
  readonly total: number
}

/** Searches, sorts and pages in the browser what a backend of the plain contract sent whole. */
export function pageLocally(
  entity: AnyEntity,
  columns: readonly ColumnView[],
  records: readonly EntityRecord[],
  state: ListState,
): ListPage {
  const found = search(entity, columns, records, state.q)
  const sorted = sort(columns, found, state)
  const start = (state.page - 1) * PAGE_SIZE
  return { records: sorted.slice(start, start + PAGE_SIZE), total: found.length }
}

function search(
  entity: AnyEntity,
  columns: readonly ColumnView[],
  records: readonly EntityRecord[],
  q: string,
): readonly EntityRecord[] {
  const words = fold(q).split(' ').filter(Boolean)
  if (words.length === 0) return records
  return records.filter((record) => {
    const key = searchKey(entity, columns, record)
    return words.every((word) => key.includes(word))
  })
}

function searchKey(entity: AnyEntity, columns: readonly ColumnView[], record: EntityRecord): string {
  const own = Object.entries(entity.fields).map(([name, field]) =>
    meaningOf(field).searchText(field, record[name]),
  )
  return fold([...own, ...columns.map((column) => column.text(record))].join(' '))
}

function sort(
  columns: readonly ColumnView[],
  records: readonly EntityRecord[],
  state: ListState,
): readonly EntityRecord[] {
  const sortKey = columns.find((column) => column.key === state.sort)?.sortKey
  if (!sortKey) return records
  const direction = state.order === 'asc' ? 1 : -1
  return records
    .map((record) => ({ record, key: sortKey(record) }))
    .sort((one, other) => compare(one.key, other.key, direction) || one.record.id - other.record.id)
    .map(({ record }) => record)
}

function compare(one: SortKey, other: SortKey, direction: number): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other ? -direction : direction
}
