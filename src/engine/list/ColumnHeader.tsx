import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { memo } from 'react'
import type { ColumnView } from './column-view.tsx'
import classes from './list.module.css'
import type { ListState } from './list-state.ts'

interface ColumnHeaderProps {
  readonly column: ColumnView
  /** Where the list is sorted by this column. */
  readonly order: ListState['order'] | undefined
  readonly onSort: (key: string) => void
  /** The pointer or the focus is on what would sort so. */
  readonly onNear: (key: string) => void
}

/** A column's heading; pressing it sorts where the column can be sorted by. */
export const ColumnHeader = memo(function ColumnHeader({ column, order, onSort, onNear }: ColumnHeaderProps) {
  const { key, header, sortKey } = column
  if (!sortKey) {
    return (
      <th role="columnheader" scope="col">
        {header}
      </th>
    )
  }
  const Arrow = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th role="columnheader" scope="col" aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={order}
        onPointerEnter={() => onNear(key)}
        onFocus={() => onNear(key)}
        onClick={() => onSort(key)}
      >
        {header}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
})
