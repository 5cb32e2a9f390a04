import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import type { ListAnswer } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import { sortableKeys } from '../../kinds/sortable-columns.ts'
import { keepWhole, listKey } from './list-cache.ts'
import { listQuery, readListState, type ListState } from './list-state.ts'

// A whole list is long on its way: until then it is asked for again only when something was written; milliseconds.
const WHOLE_REST = 30_000

// From the pointer's coming near to the click, or from the early call to the screen; milliseconds.
const FRESH = 10_000

/** What was asked for on suspicion: the visit that it was meant for need not ask again. */
const unseen = new WeakSet<ListAnswer>()

/** Asks for what a list will show before it is shown. */
export function prefetchList(
  queryClient: QueryClient,
  resource: Resource,
  search: URLSearchParams,
): Promise<void> {
  const state = readListState(search, sortableKeys(resource.entity))
  return prefetchState(queryClient, resource, state)
}

/** From here on an answer is as old as it is. */
export function markSeen(answer: ListAnswer | undefined): void {
  if (answer) unseen.delete(answer)
}

/** As `prefetchList`, by what the list will show. */
export async function prefetchState(
  queryClient: QueryClient,
  resource: Resource,
  state: ListState,
): Promise<void> {
  // A whole list in memory has every page; what is newer comes with the visit.
  if (isKnownWhole(queryClient, resource)) return
  const options = answerOptions(queryClient, resource, state)
  // What nobody has asked to see yet fails in silence.
  await queryClient.prefetchQuery({ ...options, meta: { isGuess: true } })
  const answer = queryClient.getQueryData(options.queryKey)
  if (answer) unseen.add(answer)
}

function isKnownWhole(queryClient: QueryClient, { entity }: Resource): boolean {
  return queryClient.getQueryData(listKey(entity, 'whole')) !== undefined
}

/** One page from a backend that pages; from any other the whole list, whatever is shown of it. */
export function answerOptions(queryClient: QueryClient, resource: Resource, state: ListState) {
  const { client, entity } = resource
  const query = isKnownWhole(queryClient, resource) ? 'whole' : listQuery(state)
  return queryOptions<ListAnswer>({
    queryKey: listKey(entity, query),
    staleTime({ state: { data } }) {
      if (query === 'whole') return WHOLE_REST
      return data && unseen.has(data) ? FRESH : 0
    },
    // Comparing all records of a whole list with what they were would hold up the browser.
    structuralSharing: (before, after) => (query === 'whole' ? after : replaceEqualDeep(before, after)),
    async queryFn({ signal }): Promise<ListAnswer> {
      const answer = await client.list(query === 'whole' ? undefined : query, signal)
      if (query !== 'whole') keepWhole(queryClient, entity, answer)
      return answer
    },
  })
}
