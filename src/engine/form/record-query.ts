import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { RefusedError } from '../../api/errors.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import type { RecordId } from '../../schema/record-id.ts'

/** The query of the record that a form edits. */
export function recordOptions({ entity, client }: Resource, id: RecordId) {
  return queryOptions({
    queryKey: resourceKeys(entity.name).record(id),
    queryFn: ({ signal }) => client.read(id, signal),
    // Refetches on window focus, to notice changes by others. A refusal would be told again each time.
    refetchOnWindowFocus: ({ state }) => (state.error instanceof RefusedError ? false : 'always'),
  })
}

/** Prefetches the stored record; earlier cached data is not reused. */
export function prefetchRecord(
  queryClient: QueryClient,
  resource: Resource,
  id: RecordId,
  maxAge: number,
): Promise<void> {
  const options = recordOptions(resource, id)
  queryClient.removeQueries({
    queryKey: options.queryKey,
    exact: true,
    type: 'inactive',
    predicate: (query) => query.state.data !== undefined && query.isStaleByTime(maxAge),
  })
  // Told only where the form waits for it.
  return queryClient.prefetchQuery({ ...options, staleTime: maxAge, meta: { isGuess: true } })
}
