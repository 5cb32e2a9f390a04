import { screens } from '../../texts/fr/screens.ts'
import classes from './list.module.css'
import { SearchInput } from './SearchInput.tsx'
import { SortSelect, type Sorted } from './SortSelect.tsx'
import { useLatest } from './use-latest.ts'
import type { useList } from './use-list.ts'
import { useTypedSearch } from './use-typed-search.ts'

/** The search, the number of records, and on narrow screens the order that the hidden headers would choose. */
export function ListToolbar({ list }: { readonly list: ReturnType<typeof useList> }) {
  const { columns, state, show, total } = list
  const { sort, order } = state
  const onSort = useLatest((sorted: Sorted) => show({ ...state, page: 1, ...sorted }))
  return (
    <div className={classes.toolbar} role="search">
      <SearchInput {...useTypedSearch(list)} />
      <SortSelect columns={columns} sort={sort} order={order} onSort={onSort} />
      <output className={classes.count} aria-live="polite">
        {total !== undefined && screens.list.count(total)}
      </output>
    </div>
  )
}
