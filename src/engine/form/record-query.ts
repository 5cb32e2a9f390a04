import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import type { RecordId } from '../../schema/record-id.ts'

/** The query of the record that a form edits. */
export function recordOptions({ entity, client }: Resource, id: RecordId) {
  return queryOptions({
    queryKey: resourceKeys(entity.name).record(id),
    queryFn: ({ signal }) => client.read(id, signal),
    // Refetches on window focus, to notice changes by others.
    refetchOnWindowFocus: 'always',
    meta: { showsMissing: true },
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
  // The form itself reports the failure.
  return queryClient.prefetchQuery({ ...options, staleTime: maxAge, meta: { isGuess: true } })
}
