import { QueryClient } from '@tanstack/react-query'
import { UnreachableError } from '../api/errors.ts'

/** Keeps what was asked, shows it at once and asks again behind. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal stays one however often it is asked; a lost connection may come back.
        retry: (count, error) => error instanceof UnreachableError && count < 1,
        networkMode: 'always',
      },
    },
  })
}
