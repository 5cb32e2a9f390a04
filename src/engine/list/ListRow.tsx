import { memo } from 'react'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { ColumnView } from './column-view.tsx'
import classes from './list.module.css'
import { RowActions } from './RowActions.tsx'

interface ListRowProps {
  readonly entity: AnyEntity
  readonly columns: readonly ColumnView[]
  readonly record: EntityRecord
  readonly onDelete: (record: EntityRecord) => void
}

/** One record. It is drawn anew when the record changes, not whenever the list around it does. */
export const ListRow = memo(function ListRow({ entity, columns, record, onDelete }: ListRowProps) {
  return (
    <tr role="row">
      {columns.map((column) => (
        <ListCell key={column.key} column={column} record={record} />
      ))}
      <td role="cell" className={classes.actionsCell}>
        <RowActions entity={entity} record={record} onDelete={onDelete} />
      </td>
    </tr>
  )
})

function ListCell({ column, record }: { readonly column: ColumnView; readonly record: EntityRecord }) {
  const attributes = {
    'data-label': column.header,
    'data-column': column.key,
    'data-one-line': column.isOneLine || undefined,
  }
  const content = <bdi>{column.render(record)}</bdi>
  if (!column.isRowHeader) {
    return (
      <td role="cell" {...attributes}>
        {content}
      </td>
    )
  }
  return (
    <th role="rowheader" scope="row" {...attributes}>
      {content}
    </th>
  )
}
