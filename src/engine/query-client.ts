import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isMissing, UnreachableError } from '../api/errors.ts'
import { toastFailure } from './toasts/toasts.ts'

/** Milliseconds for which prefetched data is fresh, from hovering a link to following it. */
export const FRESH_MS = 10_000

/** Creates a query client that shows stale data while it refetches, and reports failures as toasts. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const { isGuess, showsMissing } = query.meta ?? {}
        // A screen that shows "not found" needs no toast as well.
        if (!isGuess && !(showsMissing && isMissing(error))) toastFailure(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Only lost connections are retried; a refusal stays one.
        retry: (count, error) => error instanceof UnreachableError && count < 1,
        networkMode: 'always',
      },
    },
  })
}
