import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ColumnView } from './column-view.tsx'
import classes from './list.module.css'
import { nextSort, type ListState } from './list-state.ts'

interface ColumnHeaderProps {
  readonly column: ColumnView
  readonly state: ListState
  readonly onSort: (state: ListState) => void
  /** The pointer or the focus is on what would sort so. */
  readonly onNear: (state: ListState) => void
}

/** A column's heading; pressing it sorts where the column can be sorted by. */
export function ColumnHeader({ column, state, onSort, onNear }: ColumnHeaderProps) {
  if (!column.sortKey) {
    return (
      <th role="columnheader" scope="col">
        {column.header}
      </th>
    )
  }
  const order = state.sort === column.key ? state.order : undefined
  const next = nextSort(state, column.key)
  const Arrow = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th role="columnheader" scope="col" aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={order}
        onPointerEnter={() => onNear(next)}
        onFocus={() => onNear(next)}
        onClick={() => onSort(next)}
      >
        {column.header}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}
