import { textOf } from './meanings.ts'
import { plainText } from './plain-text.ts'
import { fieldAtPath, pathText } from '../../reference/path-fields.ts'
import { sortKeyOf, type SortKey, textsKey } from './sort-key.ts'
import { isSortable } from '../cell/list-columns.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import type { EntityRecord } from '../../../schema/field-meaning.ts'
import { followPath } from '../../../schema/follow-path.ts'
import { columnKey, type ListColumn } from '../../../schema/list-column.ts'

/** What a list column reads of a record: pure data and functions, used on the page and in the worker. */
export interface ColumnValues {
  readonly key: string
  /** Undefined when the column is not sortable. */
  readonly sortKey: ((record: EntityRecord) => SortKey) | undefined
  /** The column's text, for joining, searching and screen readers. */
  text(record: EntityRecord): string
  /** What a text of several fields is joined of. */
  parts?(record: EntityRecord): readonly string[]
}

export function columnValues(entity: AnyEntity, column: ListColumn): ColumnValues {
  if (typeof column === 'string') return fieldValues(entity, column)
  if ('firstOf' in column) return pathValues(entity, column.firstOf)
  const parts = joinedParts(entity, column.joined)
  const text = (record: EntityRecord) => parts(record).join(' ')
  return { key: columnKey(column), sortKey: (record) => textsKey(parts(record)), text, parts }
}

/** A record's name: the first text of its row. */
export function recordTitle(entity: AnyEntity, record: EntityRecord): string {
  return (
    entity.list.columns
      .map((column) => columnValues(entity, column).text(record))
      .find((text) => text !== '') ?? ''
  )
}

/** The field of a column that shows a single one. */
export function fieldOf(entity: AnyEntity, name: string): Field {
  const field = entity.fields[name]
  if (!field) throw new Error(`${entity.name} has no field ${name}`)
  return field
}

function fieldValues(entity: AnyEntity, name: string): ColumnValues {
  const field = fieldOf(entity, name)
  return {
    key: name,
    sortKey: isSortable(entity, name) ? (record) => sortKeyOf(field, name, record[name]) : undefined,
    text: (record) => textOf(field, record[name]),
  }
}

function joinedParts(
  entity: AnyEntity,
  names: readonly string[],
): (record: EntityRecord) => readonly string[] {
  const parts = names.map((name) => fieldValues(entity, name))
  return (record) => parts.map((part) => part.text(record)).filter((text) => text !== '')
}

function pathValues(entity: AnyEntity, paths: readonly string[]): ColumnValues {
  return {
    key: paths.join(','),
    sortKey: (record) => pathSortKey(entity, paths, record),
    text: (record) => paths.map((path) => pathText(entity, path, record)).find((text) => text !== '') ?? '',
  }
}

/** As the backend sorts: by the value of a single path, else by the first value as a text. */
function pathSortKey(entity: AnyEntity, paths: readonly string[], record: EntityRecord): SortKey {
  const [path = '', ...others] = paths
  const field = others.length === 0 ? fieldAtPath(entity, path) : undefined
  const values = paths.map((each) => followPath(record, each))
  if (field) return values[0] === undefined ? null : sortKeyOf(field, path, values[0])
  return textsKey(
    values
      .map(plainText)
      .filter((text) => text !== '')
      .slice(0, 1),
  )
}
