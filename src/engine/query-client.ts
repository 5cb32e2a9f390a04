import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isMissing, UnreachableError } from '../api/errors.ts'
import { toastFailure } from './toasts/toasts.ts'

/** Keeps what was asked, shows it at once and asks again behind; whatever fails is told. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      const { isGuess, showsMissing } = query.meta ?? {}
      // A screen that says of its record that it is missing need not be told it a second time.
      if (!isGuess && !(showsMissing && isMissing(error))) toastFailure(error)
    },
  }),
  defaultOptions: {
    queries: {
      // A refusal stays one however often it is asked; a lost connection may come back.
      retry: (count, error) => error instanceof UnreachableError && count < 1,
      networkMode: 'always',
    },
  },
})
