import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import type { RecordPage } from '../../api/entity-client.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { FRESH_MS } from '../query-client.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'
import type { ListAnswer } from './list-cache.ts'
import { listBackend } from './list-backend.ts'
import { pageSizeOf } from './list-preferences.ts'
import { listQuery, readListState, type ListState } from './list-state.ts'
import { openLocalList, readLocalPage } from './local-lists.ts'

// Milliseconds. A whole list is expensive to load: until then it is refetched only after a write.
const WHOLE_REST = 30_000

/** Prefetches the list of a query string. */
export function prefetchList(
  queryClient: QueryClient,
  resource: Resource,
  search: URLSearchParams,
  maxAge: number,
): Promise<void> {
  const state = readListState(search, resource.entity)
  return prefetchState(queryClient, resource, state, maxAge)
}

/** Prefetches the list of a state. */
export async function prefetchState(
  queryClient: QueryClient,
  resource: Resource,
  state: ListState,
  maxAge = FRESH_MS,
): Promise<void> {
  // A whole list in memory contains every page; the visit itself refetches it.
  if (listBackend(queryClient, resource.entity) === 'plain') return
  const options = answerOptions(queryClient, resource, state)
  // A failed prefetch is silent.
  await queryClient.prefetchQuery({ ...options, staleTime: maxAge, meta: { isGuess: true } })
}

/** The query of one page, or of the whole list when the backend does not page. */
export function answerOptions(queryClient: QueryClient, resource: Resource, state: ListState) {
  const isWhole = listBackend(queryClient, resource.entity) === 'plain'
  const query = isWhole ? 'whole' : listQuery(state, pageSizeOf(queryClient, state))
  return queryOptions<ListAnswer>({
    queryKey: resourceKeys(resource.entity.name).list(query),
    staleTime: query === 'whole' ? WHOLE_REST : FRESH_MS,
    refetchOnWindowFocus: query === 'whole' || 'always',
    queryFn: ({ signal }) => fetchList(queryClient, resource, query === 'whole' ? undefined : query, signal),
  })
}

/** The query of a page of a whole list, computed by the worker; disabled when there is no such list. */
export function localPageOptions(
  queryClient: QueryClient,
  { entity }: Resource,
  answer: ListAnswer | undefined,
  state: ListState,
) {
  const revision = answer && 'revision' in answer ? answer.revision : undefined
  const query = listQuery(state, pageSizeOf(queryClient, state))
  return queryOptions<RecordPage>({
    queryKey: resourceKeys(entity.name).localPage(revision, query),
    queryFn: revision === undefined ? skipToken : () => readLocalPage(entity, query),
    staleTime: Infinity,
  })
}

/** Finds records in a whole list that is fresh, or by a call. */
export async function findRecords(
  queryClient: QueryClient,
  resource: Resource,
  query: ListQuery,
  signal: AbortSignal,
): Promise<RecordPage> {
  const whole = queryClient.getQueryState<ListAnswer>(resourceKeys(resource.entity.name).list('whole'))
  if (!whole?.data || whole.isInvalidated) {
    const answer = await fetchList(queryClient, resource, query, signal)
    if ('records' in answer) return answer
  }
  return readLocalPage(resource.entity, query)
}

async function fetchList(
  queryClient: QueryClient,
  { client, entity }: Resource,
  query: ListQuery | undefined,
  signal: AbortSignal,
): Promise<ListAnswer> {
  const sent = await client.page(query, signal)
  if ('records' in sent) return sent
  const answer = await openLocalList(entity, sent)
  if (query && 'revision' in answer) queryClient.setQueryData(resourceKeys(entity.name).list('whole'), answer)
  return answer
}
