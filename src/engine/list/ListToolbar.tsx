import { memo, Suspense, lazy } from 'react'
import type { Resource } from '../../api/resource.ts'
import { lists, screens } from '#texts/frame.ts'
import { FilterButton } from './filters/FilterButton.tsx'
import { Slot } from '../slots.tsx'
import { SearchInput } from './SearchInput.tsx'
import classes from './toolbar.module.css'
import type { List } from '../list-data/list.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { InputBase } from '@mantine/core'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ColumnView } from '../list-data/column-view.tsx'
import type { ListState } from '../list-data/list-state.ts'
import Columns from 'lucide-react/icons/columns-3'
import { PanelButton } from './PanelButton.tsx'
import { withWords } from '../../texts/with-words.ts'

const loadPanel = () => withWords(import('./columns/ColumnsPanel.tsx'))
const ColumnsPanel = lazy(loadPanel)

interface ColumnsButtonProps {
  readonly resource: Resource
  readonly list: List
}

/** Opens the choice of columns and of the rows' density. */
function ColumnsButton({ resource, list }: ColumnsButtonProps) {
  return (
    <PanelButton icon={Columns} label={lists.columns} isQuiet load={loadPanel}>
      {(target) => <ColumnsPanel target={target} resource={resource} list={list} />}
    </PanelButton>
  )
}

const FilterChips = lazyPart(() => import('./filters/FilterChips.tsx'))

interface ListToolbarProps {
  readonly resource: Resource
  readonly list: List
}

/** The search, the filters, the number of records, and on narrow screens the order that the hidden headers would choose. */
export const ListToolbar = memo(function ListToolbar({ resource, list }: ListToolbarProps) {
  const { columns, state, show, total, isRefreshing } = list
  return (
    <>
      <div className={classes.toolbar} role="search">
        <SearchInput
          q={state.q}
          isRefreshing={isRefreshing}
          onSearch={(q) => show({ ...state, q, page: 1 })}
        />
        <FilterButton resource={resource} list={list} />
        <ColumnsButton resource={resource} list={list} />
        <SortSelect
          columns={columns}
          sort={state.sort}
          order={state.order}
          onSort={(sorted) => show({ ...state, page: 1, ...sorted })}
        />
        <Slot name="listToolbar" props={{ resource, list }} />
        <output className={classes.count} aria-live="polite">
          {total !== undefined && screens.list.count(total)}
        </output>
      </div>
      {state.filters.length > 0 && (
        <Suspense fallback={null}>
          <FilterChips resource={resource} list={list} />
        </Suspense>
      )}
    </>
  )
})

type Sorted = Pick<ListState, 'sort' | 'order'>

interface SortSelectProps extends Sorted {
  readonly columns: readonly ColumnView[]
  readonly onSort: (sorted: Sorted) => void
}

/** Chooses the sort order where the column headers are hidden. */
function SortSelect({ columns, sort, order, onSort }: SortSelectProps) {
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
