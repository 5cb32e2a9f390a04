import { memo, Suspense } from 'react'
import type { Resource } from '../../api/resource.ts'
import { screens } from '#texts/screens.ts'
import { ColumnsButton } from './columns/ColumnsButton.tsx'
import { FilterButton } from './filters/FilterButton.tsx'
import { Slot } from '../slots.tsx'
import { SearchInput } from './SearchInput.tsx'
import { SortSelect } from './SortSelect.tsx'
import classes from './toolbar.module.css'
import type { List } from '../list-data/list.ts'
import { lazyPart } from '../loading/lazy-part.ts'

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
