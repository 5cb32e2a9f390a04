import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ListAnswer } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import { PAGE_SIZE } from '../../schema/session-contract.ts'
import { useSearchParams } from 'react-router-dom'
import { columnViews, type ColumnView } from './column-view.tsx'
import { listKey } from './list-cache.ts'
import { rememberList } from './list-memory.ts'
import { listQuery, readListState, writeListState, type ListState } from './list-state.ts'
import { pageLocally } from './local-list.ts'

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
  const page = useMemo(() => {
    if (!answer.data) return undefined
    const { records, total } = answer.data
    return total === undefined ? pageLocally(entity, columns, records, state) : { records, total }
    // The state is made anew at each render; its parts are what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [answer.data, entity, columns, state.page, state.q, state.sort, state.order])

  const pageCount = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE))
  const show = (next: ListState) => setSearch(writeListState(next), { replace: next.q !== state.q })
  const isPastTheEnd = page !== undefined && !answer.isPlaceholderData && state.page > pageCount
  useEffect(() => {
    if (isPastTheEnd) setSearch(writeListState({ ...state, page: pageCount }), { replace: true })
  })

  return {
    columns,
    state,
    show,
    page,
    pageCount,
    error: page ? null : answer.error,
    isRefreshing: answer.isPlaceholderData,
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
  // A whole list in memory has every page; what is newer comes with the visit.
  if (isKnownWhole(queryClient, resource)) return Promise.resolve()
  // What nobody has asked to see yet fails in silence.
  return queryClient.prefetchQuery({
    ...answerOptions(queryClient, resource, state),
    staleTime: 0,
    meta: { isGuess: true },
  })
}

function sortableKeys(columns: readonly ColumnView[]): readonly string[] {
  return columns.filter((column) => column.sortKey).map((column) => column.key)
}

function isKnownWhole(queryClient: QueryClient, { entity }: Resource): boolean {
  return queryClient.getQueryData(listKey(entity, 'whole')) !== undefined
}

function answerOptions(queryClient: QueryClient, resource: Resource, state: ListState) {
  const { client, entity } = resource
  const query = isKnownWhole(queryClient, resource) ? 'whole' : listQuery(state)
  return queryOptions({
    queryKey: listKey(entity, query),
    // What was asked for when the pointer came near need not be asked for again by the click.
    staleTime: FRESH,
    async queryFn({ signal }): Promise<ListAnswer> {
      const answer = await client.list(query === 'whole' ? undefined : query, signal)
      const isWhole = query !== 'whole' && answer.total === undefined
      if (isWhole) queryClient.setQueryData(listKey(entity, 'whole'), answer)
      return answer
    },
  })
}
