import {
  keepPreviousData,
  queryOptions,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ListAnswer } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import { PAGE_SIZE } from '../../schema/session-contract.ts'
import { useSearchParams } from '../navigation/use-search-params.ts'
import { columnViews, type ColumnView } from './column-view.tsx'
import { listKey } from './list-cache.ts'
import { rememberList } from './list-memory.ts'
import { listQuery, readListState, writeListState, type ListState } from './list-state.ts'
import { useLocalPage } from './use-local-page.ts'

// A whole list is long on its way: until then it is asked for again only when something was written; milliseconds.
const WHOLE_REST = 30_000

// From the pointer's coming near to the click; milliseconds.
const FRESH = 2_000

/** Everything a list screen needs to be drawn. */
export function useList(resource: Resource) {
  const { entity } = resource
  const columns = useMemo(() => columnViews(entity), [entity])
  const [search, setSearch] = useSearchParams()
  const state = readListState(search, sortableKeys(columns))

  useEffect(() => rememberList(entity.path, writeListState(state).toString()))

  const answer = useListAnswer(resource, state)
  const whole = answer.data?.total === undefined ? answer.data?.records : undefined
  const localPage = useLocalPage(entity, columns, whole, state)
  const page = whole ? localPage.data : answer.data
  const isRefreshing = answer.isPlaceholderData || (whole !== undefined && localPage.isPlaceholderData)

  const pageCount = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE))
  const show = (next: ListState) => setSearch(writeListState(next), { replace: next.q !== state.q })
  const isPastTheEnd = page !== undefined && !isRefreshing && state.page > pageCount
  useEffect(() => {
    if (isPastTheEnd) setSearch(writeListState({ ...state, page: pageCount }), { replace: true })
  })

  const queryClient = useQueryClient()
  function prefetch(next: ListState) {
    // Of a whole list there is nothing more to ask for.
    if (!whole) void prefetchState(queryClient, resource, next)
  }

  return {
    columns,
    state,
    show,
    prefetch,
    records: page?.records,
    /** How many records match in all; undefined while none have come. */
    total: page?.total,
    pageCount,
    error: page ? null : (answer.error ?? localPage.error),
    isRefreshing,
    retry: () => void answer.refetch(),
  }
}

/** One page from a backend that pages; from any other the whole list, asked for once whatever is shown of it. */
function useListAnswer(resource: Resource, state: ListState) {
  const queryClient = useQueryClient()
  return useQuery({ ...answerOptions(queryClient, resource, state), placeholderData: keepPreviousData })
}

/** Asks for what a list will show before it is shown. */
export function prefetchList(
  queryClient: QueryClient,
  resource: Resource,
  search: URLSearchParams,
): Promise<void> {
  const state = readListState(search, sortableKeys(columnViews(resource.entity)))
  return prefetchState(queryClient, resource, state)
}

function prefetchState(queryClient: QueryClient, resource: Resource, state: ListState): Promise<void> {
  // What nobody has asked to see yet fails in silence.
  return queryClient.prefetchQuery({
    ...answerOptions(queryClient, resource, state),
    meta: { isGuess: true },
  })
}

function sortableKeys(columns: readonly ColumnView[]): readonly string[] {
  return columns.filter((column) => column.sortKey).map((column) => column.key)
}

function answerOptions(queryClient: QueryClient, { client, entity }: Resource, state: ListState) {
  const isKnownWhole = queryClient.getQueryData(listKey(entity, 'whole')) !== undefined
  const query = isKnownWhole ? 'whole' : listQuery(state)
  return queryOptions({
    queryKey: listKey(entity, query),
    // What was asked for when the pointer came near need not be asked for again by the click.
    staleTime: query === 'whole' ? WHOLE_REST : FRESH,
    // Comparing all records of a whole list with what they were would hold up the browser.
    structuralSharing: (before, after) => (isKnownWhole ? after : replaceEqualDeep(before, after)),
    async queryFn({ signal }): Promise<ListAnswer> {
      const answer = await client.list(query === 'whole' ? undefined : query, signal)
      const isWhole = query !== 'whole' && answer.total === undefined
      if (isWhole) queryClient.setQueryData(listKey(entity, 'whole'), answer)
      return answer
    },
  })
}
