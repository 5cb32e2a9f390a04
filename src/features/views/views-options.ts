import { queryOptions } from '@tanstack/react-query'
import { readViews } from './client.ts'

/** The views of an entity's list; what fails here is not told, as the list is there without them. */
export function viewsOptions(entity: string) {
  return queryOptions({
    queryKey: ['views', entity],
    queryFn: ({ signal }) => readViews(entity, signal),
    staleTime: Infinity,
    retry: false,
    meta: { isGuess: true },
  })
}
