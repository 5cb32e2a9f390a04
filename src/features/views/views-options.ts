import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { listViewsCall } from './calls/list-views.ts'

/** The views of an entity's list; what fails here is not told, as the list is there without them. */
export function viewsOptions(entity: string) {
  return queryOptions({
    queryKey: ['views', entity],
    queryFn: async ({ signal }) => (await request(listViewsCall, { params: { entity }, signal })).views,
    staleTime: Infinity,
    retry: false,
    meta: { isGuess: true },
  })
}
