import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ColumnView } from './column-view.tsx'
import classes from './table.module.css'
import type { ListState } from './list-state.ts'

interface ColumnHeaderProps {
  readonly column: ColumnView
  /** The sort order, if the list is sorted by this column. */
  readonly order: ListState['order'] | undefined
  readonly onSort: () => void
  /** Called on hover and focus, to prefetch the sorted list. */
  readonly onNear: () => void
}

/** A column header; a sortable one is a button. */
export function ColumnHeader({ column, order, onSort, onNear }: ColumnHeaderProps) {
  const { header, sortKey, width, isNumeric } = column
  const style = width === undefined ? undefined : { inlineSize: `${width}rem` }
  if (!sortKey) {
    return (
      <th role="columnheader" scope="col" style={style} data-numeric={isNumeric || undefined}>
        {header}
      </th>
    )
  }
  const Arrow = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      role="columnheader"
      scope="col"
      style={style}
      data-numeric={isNumeric || undefined}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      <button
        type="button"
        className={classes.sort}
        data-sorted={order}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onSort}
      >
        {header}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}
