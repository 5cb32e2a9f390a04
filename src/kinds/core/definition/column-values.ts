import { textOf } from './definitions.ts'
import { pathText } from './path-fields.ts'
import { isSortable } from '../cell/list-columns.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import { columnKey, type ListColumn } from '../../../schema/entity/list-column.ts'

/** What a list column reads of a record: pure data and functions, used on the page and in the worker. */
export interface ColumnValues {
  readonly key: string
  readonly isSortable: boolean
  /** The column's text, for joining, searching and screen readers. */
  text(record: EntityRecord): string
  /** What a text of several fields is joined of, and by. */
  parts?(record: EntityRecord): readonly string[]
  readonly by?: string
}

export function columnValues(entity: AnyEntity, column: ListColumn): ColumnValues {
  if (typeof column === 'string') return fieldValues(entity, column)
  if ('firstOf' in column) return pathValues(entity, column.firstOf)
  const { by = ' ' } = column
  const parts = joinedParts(entity, column.joined)
  const text = (record: EntityRecord) => parts(record).join(by)
  return { key: columnKey(column), isSortable: true, text, parts, by }
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
    isSortable: isSortable(entity, name),
    text: (record) => textOf(field, record[name], record),
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
    isSortable: true,
    text: (record) => paths.map((path) => pathText(entity, path, record)).find((text) => text !== '') ?? '',
  }
}
