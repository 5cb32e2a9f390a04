import { compareTexts } from '../../../schema/values/compare-texts.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { comparedText, compareKey, definitionOf } from './definitions.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import { followPath } from '../../../schema/where/where.ts'
import type { ListColumn } from '../../../schema/entity/list-column.ts'
import { fieldAtPath } from './path-fields.ts'
import { columnValues, fieldOf } from './column-values.ts'
import { plainText } from './plain-text.ts'

/** A value's place in an order. Texts are compared by `compareTexts`, one after the other; null stands last whichever way a list is sorted. */
export type SortKey = readonly string[] | string | number | null

/** What a value is sorted by in the browser: the same as what the backend's column of it is sorted by. */
export function sortKeyOf(field: Field, name: string, value: unknown): SortKey {
  const [column] = definitionOf(field).columns(name, field)
  if (column?.isCollated) return textsKey([comparedText(field, value)])
  if (column?.isFolded) return compareKey(field, value) || null
  if (column?.type === 'boolean')
    return value === null && column.empty === null ? null : Number(value === true)
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** What several values in one column are sorted by: those that are not empty. */
function textsKey(texts: readonly string[]): SortKey {
  const filled = texts.filter((text) => text.trim() !== '')
  return filled.length === 0 ? null : filled
}

/** @param direction 1 upwards, -1 downwards */
export function compareSortKeys(one: SortKey, other: SortKey, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'object' && typeof other === 'object') return compareParts(one, other) * direction
  if (one === other) return 0
  return one < other ? -direction : direction
}

function compareParts(one: readonly string[], other: readonly string[]): number {
  const order = one.map((text, index) => compareTexts(text, other[index] ?? ''))
  return order.find((each) => each !== 0) ?? one.length - other.length
}

/** What a list that is sorted in the browser sorts a column by. */
export function columnSortKey(entity: AnyEntity, column: ListColumn): (record: EntityRecord) => SortKey {
  if (typeof column === 'string') {
    const field = fieldOf(entity, column)
    return (record) => sortKeyOf(field, column, record[column])
  }
  if ('firstOf' in column) return (record) => pathSortKey(entity, column.firstOf, record)
  const { parts } = columnValues(entity, column)
  return (record) => textsKey(parts?.(record) ?? [])
}

/** As the backend sorts: by the value of a single path, else by the first value as a text. */
function pathSortKey(entity: AnyEntity, paths: readonly string[], record: EntityRecord): SortKey {
  const [path = '', ...others] = paths
  const field = others.length === 0 ? fieldAtPath(entity, path) : undefined
  const values = paths.map((each) => followPath(record, each))
  if (field) return values[0] === undefined ? null : sortKeyOf(field, path, values[0])
  return textsKey([values.map(plainText).find((text) => text !== '') ?? ''])
}
