import { lazy, memo, Suspense } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { CellLink } from './CellLink.tsx'
import type { ColumnView } from './column-view.tsx'
import { RowActions } from './RowActions.tsx'
import { SelectBox } from './selection/SelectBox.tsx'
import { lists } from '../../texts/lists.ts'

const CellEditor = lazy(() => import('./cell-edit/CellEditor.tsx'))

interface ListRowProps {
  readonly resource: Resource
  readonly columns: readonly ColumnView[]
  readonly record: EntityRecord
  /** Highlighted: it was just created. */
  readonly isNew: boolean
  readonly isSelected: boolean
  readonly onToggle: (id: RecordId, isRange: boolean) => void
  readonly onDelete: (record: EntityRecord) => void
  /** The column whose cell is edited. */
  readonly editedColumn: string | undefined
  readonly onEdited: (next?: string) => void
}

/** One record, memoized: it renders again only when the record changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { resource, columns, record, isNew, isSelected, onToggle, onDelete, editedColumn, onEdited } = props
  const title = columns.find((column) => column.isRowHeader)?.text(record) ?? ''
  return (
    <tr
      role="row"
      data-record={record.id}
      data-new={isNew || undefined}
      data-selected={isSelected || undefined}
    >
      <td role="cell" data-select>
        <SelectBox
          label={lists.select(title)}
          isSelected={isSelected}
          onToggle={(isRange) => onToggle(record.id, isRange)}
        />
      </td>
      {columns.map((column) => (
        <ListCell
          key={column.key}
          resource={resource}
          column={column}
          record={record}
          isEdited={column.key === editedColumn}
          onEdited={onEdited}
        />
      ))}
      <td role="cell">
        <RowActions resource={resource} record={record} onDelete={onDelete} />
      </td>
    </tr>
  )
})

interface ListCellProps extends Pick<ListRowProps, 'resource' | 'record' | 'onEdited'> {
  readonly column: ColumnView
  readonly isEdited: boolean
}

function ListCell({ resource, column, record, isEdited, onEdited }: ListCellProps) {
  const { editedField } = column
  const attributes = {
    'data-label': column.header,
    'data-column': column.key,
    'data-numeric': column.isNumeric || undefined,
    'data-self-evident': column.isSelfEvident || undefined,
    ...(editedField !== undefined && { 'data-editable': true, tabIndex: -1 }),
  }
  const href = column.href(record)
  const words = column.render(record)
  const shown = <bdi>{href === undefined ? words : <CellLink href={href}>{words}</CellLink>}</bdi>
  const content =
    isEdited && editedField !== undefined ? (
      <Suspense fallback={shown}>
        <CellEditor resource={resource} record={record} name={editedField} onClose={onEdited} />
      </Suspense>
    ) : (
      shown
    )
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
