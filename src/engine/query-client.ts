import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { UnreachableError } from '../api/errors.ts'
import { toastFailure } from './toasts/toasts.ts'

/** Milliseconds for which prefetched data is fresh, from hovering a link to following it. */
export const FRESH_MS = 10_000

/** Creates a query client that shows stale data while it refetches, and reports failures as toasts. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (!isGuess(query, error)) toastFailure(error)
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

/**
 * Whether nobody waits for it, or nobody is told of such an error. A prefetch is no guess any more once a screen shows what
 * it fetches.
 */
function isGuess({ observers, meta }: Pick<Query<unknown, unknown>, 'observers' | 'meta'>, error: unknown) {
  const metas = observers.length > 0 ? observers.map(({ options }) => options.meta) : [meta]
  return metas.every((each) => {
    const isGuessed = each?.['isGuess']
    return typeof isGuessed === 'function' ? isGuessed(error) : isGuessed
  })
}
