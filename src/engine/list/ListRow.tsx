import { memo, Suspense } from 'react'
import { BASE_PATH } from '../../api/addresses.ts'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { EditedCell } from './cell-edit/use-cell-editing.ts'
import { CellContent } from './CellContent.tsx'
import { toneStyle } from '../../schema/values/colour.ts'
import { cellAttributes, rowTitle, type ColumnView } from '../list-data/column-view.tsx'
import { rowColourOf, rowLockOf } from './row-conditions.ts'
import { SelectBox } from './selection/SelectBox.tsx'
import { lists, screens } from '#texts/frame.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { Slot } from '../slots.tsx'
import { recordAddress } from '../navigation/record-links.ts'
import classes from './row-actions.module.css'

interface RowActionsProps {
  readonly resource: Resource
  readonly record: EntityRecord
  /** Behind one button on a card, they are shown. */
  readonly isOpen: boolean
}

/** The cell with the actions of a row. Plain elements with CSS icons, as few as can be, because a list renders many of them. */
const RowActions = memo(function RowActions({ resource, record, isOpen }: RowActionsProps) {
  const { entity, denied } = resource
  const locked = rowLockOf(entity, record)
  const actions = (
    <>
      {!denied?.has('update') && locked.record === undefined && (
        <a
          className={classes.action}
          data-icon="edit"
          title={screens.list.edit}
          href={BASE_PATH + recordAddress(entity.path, record.id)}
          data-inner
        >
          {screens.list.edit}
        </a>
      )}
      <Slot name="rowMenu" props={{ resource, record }} />
      {!denied?.has('delete') && locked.deletion === undefined && (
        <button
          type="button"
          className={classes.action}
          data-icon="delete"
          title={screens.list.remove}
          data-press="delete"
        >
          {screens.list.remove}
        </button>
      )}
    </>
  )
  return (
    <td role="cell" className={classes.actions}>
      <button
        type="button"
        className={classes.more}
        aria-label={screens.list.actions}
        aria-expanded={isOpen}
        data-press="menu"
      />
      {isOpen ? <div className={classes.panel}>{actions}</div> : actions}
    </td>
  )
})

const CellEditor = lazyPart(() => import('./cell-edit/CellEditor.tsx'))
const UnmatchedNote = lazyPart(() => import('./cell-edit/UnmatchedNote.tsx'))

interface ListRowProps {
  readonly resource: Resource
  readonly columns: readonly ColumnView[]
  readonly record: EntityRecord
  /** Highlighted: it was just created. */
  readonly isNew: boolean
  /** Pale: edited in place, it is no longer part of what the list shows. */
  readonly isUnmatched: boolean
  readonly isSelected: boolean
  /** On a card the actions are behind a button. */
  readonly isMenuOpen: boolean
  /** The column whose cell is edited. */
  readonly editedColumn: string | undefined
  /** With the cell that is edited next. */
  readonly onEdited: (next?: EditedCell) => void
}

/** One record, memoized: it renders again only when the record changes. The table answers its presses. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { resource, columns, record, isNew, isUnmatched, isSelected, isMenuOpen, editedColumn, onEdited } =
    props
  const colour = rowColourOf(resource.entity, record)
  return (
    <tr
      role="row"
      data-record={record.id}
      data-tone={colour}
      style={toneStyle(colour)}
      data-new={isNew || undefined}
      data-unmatched={isUnmatched || undefined}
      data-selected={isSelected || undefined}
    >
      <td role="cell" data-select>
        <SelectBox label={lists.select(rowTitle(columns, record))} isSelected={isSelected} press="select" />
      </td>
      <ListCells
        resource={resource}
        columns={columns}
        record={record}
        isUnmatched={isUnmatched}
        editedColumn={editedColumn}
        onEdited={onEdited}
      />
      <RowActions resource={resource} record={record} isOpen={isMenuOpen} />
    </tr>
  )
})

type ListCellsProps = Pick<
  ListRowProps,
  'resource' | 'columns' | 'record' | 'isUnmatched' | 'editedColumn' | 'onEdited'
>

/** Those of the columns: a press on the row's checkbox renders none of them again. */
const ListCells = memo(function ListCells({ columns, editedColumn, ...shared }: ListCellsProps) {
  return columns.map((column) => (
    <ListCell key={column.key} {...shared} column={column} isEdited={column.key === editedColumn} />
  ))
})

interface ListCellProps extends Pick<ListRowProps, 'resource' | 'record' | 'isUnmatched' | 'onEdited'> {
  readonly column: ColumnView
  readonly isEdited: boolean
}

function ListCell({ resource, column, record, isUnmatched, isEdited, onEdited }: ListCellProps) {
  const { editedField } = column
  const attributes = {
    ...cellAttributes(column),
    ...(editedField !== undefined && { 'data-editable': true, tabIndex: -1 }),
  }
  const shown = <CellContent column={column} record={record} />
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
      {isUnmatched && (
        <Suspense fallback={null}>
          <UnmatchedNote />
        </Suspense>
      )}
    </th>
  )
}
