import type { ReactNode, TdHTMLAttributes } from 'react'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { ColumnView } from '../list-data/column-view.tsx'

/** The cell around its content, with what a card says of it: a call and no component, because a list has many. */
export function drawCell(column: ColumnView, content: ReactNode, more?: TdHTMLAttributes<HTMLElement>) {
  const attributes = {
    'data-label': column.header,
    'data-column': column.key,
    'data-numeric': column.isNumeric || undefined,
    'data-short': column.isShort || undefined,
    'data-self-evident': column.isSelfEvident || undefined,
    ...more,
  }
  return column.isRowHeader ? (
    <th role="rowheader" scope="row" {...attributes}>
      {content}
    </th>
  ) : (
    <td role="cell" {...attributes}>
      {content}
    </td>
  )
}

/** What tells its row from the others. */
export function rowTitle(columns: readonly ColumnView[], record: EntityRecord): string {
  return columns.find(({ isRowHeader }) => isRowHeader)?.text(record) ?? ''
}
