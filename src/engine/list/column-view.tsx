import type { ReactNode } from 'react'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { columnKey, type ListColumn } from '../../schema/list-column.ts'
import { isSortable } from '../../kinds/sortable-columns.ts'
import type { SortKey } from '../../kinds/cell-view.ts'
import { cellOf } from '../../kinds/cells.ts'
import { foldedKey, plainText } from '../../kinds/plain-cell.ts'
import { followPath } from '../../schema/follow-path.ts'
import { shown } from '../../texts/locale.ts'

/** A list column, ready to be drawn, searched and sorted by. */
export interface ColumnView {
  readonly key: string
  readonly header: string
  readonly isOneLine: boolean
  /** Its words name the row. */
  readonly isRowHeader: boolean
  /** Undefined where the column cannot be sorted by. */
  readonly sortKey: ((record: EntityRecord) => SortKey) | undefined
  text(record: EntityRecord): string
  render(record: EntityRecord): ReactNode
}

type Column = Omit<ColumnView, 'isRowHeader'>

export function columnViews(entity: AnyEntity): readonly ColumnView[] {
  const columns = entity.list.columns.map((column) => columnView(entity, column))
  // A picture has no words; nothing can be sorted by it either.
  const first = columns.findIndex(({ sortKey }) => sortKey)
  return columns.map((column, place) => ({ ...column, isRowHeader: place === first }))
}

/** What a record is called: the first words its row shows. */
export function recordTitle(entity: AnyEntity, record: EntityRecord): string {
  return (
    columnViews(entity)
      .map((column) => column.text(record))
      .find((text) => text !== '') ?? ''
  )
}

function columnView(entity: AnyEntity, column: ListColumn): Column {
  if (typeof column === 'string') return fieldColumn(entity, column)
  const text = 'joined' in column ? joinedText(entity, column.joined) : firstText(column.firstOf)
  return {
    key: columnKey(column),
    header: shown(column.header),
    isOneLine: false,
    sortKey: (record) => foldedKey(text(record)),
    text,
    render: text,
  }
}

function fieldColumn(entity: AnyEntity, name: string): Column {
  const field = entity.fields[name]
  if (!field) throw new Error(`${entity.name} has no field ${name}`)
  const cell = cellOf(field)
  return {
    key: name,
    header: shown(field.header ?? field.label),
    isOneLine: cell.isOneLine ?? false,
    sortKey: isSortable(entity, name) ? (record) => cell.sortKey?.(record[name], field) ?? null : undefined,
    text: (record) => cell.text(record[name], field),
    render: (record) => cell.render?.(record[name], field, record) ?? cell.text(record[name], field),
  }
}

function joinedText(entity: AnyEntity, names: readonly string[]): (record: EntityRecord) => string {
  const parts = names.map((name) => fieldColumn(entity, name))
  return (record) =>
    parts
      .map((part) => part.text(record))
      .filter((text) => text !== '')
      .join(' ')
}

function firstText(paths: readonly string[]): (record: EntityRecord) => string {
  return (record) =>
    paths.map((path) => plainText(followPath(record, path))).find((text) => text !== '') ?? ''
}
