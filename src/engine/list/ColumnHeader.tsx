import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import type { ColumnView } from '../list-data/column-view.tsx'
import classes from './column-header.module.css'
import { nextSort, type ListState } from '../list-data/list-state.ts'

interface ColumnHeaderProps {
  readonly column: ColumnView
  readonly state: ListState
  readonly onSort: (next: ListState) => void
  /** Called on hover and focus, to prefetch the sorted list. */
  readonly onNear?: (next: ListState) => void
  /** What changes the width of the one before it. */
  readonly children?: ReactNode
}

/** A column header; a sortable one is a button. */
export function ColumnHeader(props: ColumnHeaderProps) {
  const { column, state, onSort, onNear, children } = props
  const { header, isSortable, isNumeric, isRowHeader } = column
  if (!isSortable) {
    return (
      <th
        role="columnheader"
        scope="col"
        aria-label={header}
        data-row-header={isRowHeader || undefined}
        data-numeric={isNumeric || undefined}
      >
        {children}
        {header}
      </th>
    )
  }
  const order = state.sort === column.key ? state.order : undefined
  const Arrow = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      role="columnheader"
      scope="col"
      aria-label={header}
      data-row-header={isRowHeader || undefined}
      data-numeric={isNumeric || undefined}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {children}
      <button
        type="button"
        className={classes.sort}
        data-sorted={order}
        onPointerEnter={() => onNear?.(nextSort(state, column.key))}
        onFocus={() => onNear?.(nextSort(state, column.key))}
        onClick={() => onSort(nextSort(state, column.key))}
      >
        {header}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}
