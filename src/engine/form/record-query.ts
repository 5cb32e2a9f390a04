import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { recordKey } from '../list/list-cache.ts'

// From the pointer's coming near to the click; milliseconds.
const FRESH = 10_000

/** Reads a record that is likely to be edited. */
export function prefetchRecord(queryClient: QueryClient, resource: Resource, id: number): Promise<void> {
  return queryClient.prefetchQuery({ ...aheadOptions(resource, id), staleTime: FRESH })
}

/** The record that a form starts from: as it is stored now, never as it is remembered from another visit. */
export function useRecord(resource: Resource, id: number) {
  const queryClient = useQueryClient()
  const ahead = aheadOptions(resource, id)
  return useQuery({
    queryKey: recordKey(resource.entity, id),
    // What is under way is waited for.
    queryFn: () => queryClient.fetchQuery({ ...ahead, staleTime: 0 }),
    initialData: () => readAhead(queryClient, ahead.queryKey),
    refetchOnMount: false,
    gcTime: 0,
    meta: { showsMissing: true },
  })
}

function aheadOptions({ entity, client }: Resource, id: number) {
  return {
    queryKey: [...recordKey(entity, id), 'ahead'],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => client.read(id, signal),
    gcTime: FRESH,
    // The form tells of what fails.
    meta: { isGuess: true },
  }
}

/** What was read ahead, unless it is old or something was written since. */
function readAhead(queryClient: QueryClient, queryKey: readonly unknown[]): EntityRecord | undefined {
  const state = queryClient.getQueryState<EntityRecord>(queryKey)
  if (!state || state.isInvalidated || Date.now() - state.dataUpdatedAt > FRESH) return undefined
  return state.data
}
