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

// From the pointer's coming near to the click, or from the early call to the screen; milliseconds.
const FRESH = 10_000

/** What was asked for on suspicion: the visit that it was meant for need not ask again. */
const unseen = new WeakSet<ListAnswer>()

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
  const answer = useQuery({
    ...answerOptions(queryClient, resource, state),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (answer.data) unseen.delete(answer.data)
  }, [answer.data])
  return answer
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

async function prefetchState(queryClient: QueryClient, resource: Resource, state: ListState): Promise<void> {
  const options = answerOptions(queryClient, resource, state)
  // What nobody has asked to see yet fails in silence.
  await queryClient.prefetchQuery({ ...options, meta: { isGuess: true } })
  const answer = queryClient.getQueryData(options.queryKey)
  if (answer) unseen.add(answer)
}

function sortableKeys(columns: readonly ColumnView[]): readonly string[] {
  return columns.filter((column) => column.sortKey).map((column) => column.key)
}

function answerOptions(queryClient: QueryClient, { client, entity }: Resource, state: ListState) {
  const isKnownWhole = queryClient.getQueryData(listKey(entity, 'whole')) !== undefined
  const query = isKnownWhole ? 'whole' : listQuery(state)
  return queryOptions<ListAnswer>({
    queryKey: listKey(entity, query),
    staleTime({ state: { data } }) {
      if (query === 'whole') return WHOLE_REST
      return data && unseen.has(data) ? FRESH : 0
    },
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
