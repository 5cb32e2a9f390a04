import { InputBase } from '@mantine/core'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { screens } from '#texts/screens.ts'
import type { ColumnView } from '../list-data/column-view.tsx'
import type { ListState } from '../list-data/list-state.ts'
import classes from './toolbar.module.css'

type Sorted = Pick<ListState, 'sort' | 'order'>

interface SortSelectProps extends Sorted {
  readonly columns: readonly ColumnView[]
  readonly onSort: (sorted: Sorted) => void
}

/** Chooses the sort order where the column headers are hidden. */
export function SortSelect({ columns, sort, order, onSort }: SortSelectProps) {
  const options = columns
    .filter((column) => column.isSortable)
    .flatMap(({ key, header }) => [
      { value: `asc ${key}`, label: `${header} ↑` },
      { value: `desc ${key}`, label: `${header} ↓` },
    ])

  function choose(value: string) {
    const [chosen, key] = value.split(' ', 2)
    onSort({ sort: key, order: chosen === 'desc' ? 'desc' : 'asc' })
  }

  return (
    // What Mantine's own native select is, without the chevron that it brings along.
    <InputBase
      component="select"
      pointer
      className={classes.sortSelect}
      aria-label={screens.list.sort}
      rightSection={<ChevronsUpDown size={16} aria-hidden />}
      rightSectionWidth={30}
      rightSectionPointerEvents="none"
      value={sort === undefined ? '' : `${order} ${sort}`}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{screens.list.unsorted}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </InputBase>
  )
}
