import type { AnyEntity } from '../../schema/entity/entity.ts'
import { type ListView, listViewsCall } from './calls/list-views.ts'
import { type ListState, readListState, writeListState } from '../../engine/face.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

/** In place of a view's id: the list as it is without any view, although one of them is the default. */
export const NO_VIEW = 'all'

/** What a view of the present state keeps: all but its page, with the density and the widths that are shown. */
export function viewSearch(
  state: ListState,
  { density, widths }: Pick<ListState, 'density' | 'widths'>,
): string {
  return writeListState({ ...state, density, widths, page: 1, view: undefined }).toString()
}

/** The state that opens a view. */
export function stateOfView(entity: AnyEntity, view: ListView): ListState {
  const state = readListState(new URLSearchParams(view.search), entity)
  return { ...state, page: 1, view: String(view.id) }
}

/** Whether a view is shown differently from how it was saved. */
export function isModified(entity: AnyEntity, view: ListView, state: ListState): boolean {
  const saved = writeListState(stateOfView(entity, view)).toString()
  return saved !== writeListState({ ...state, page: 1 }).toString()
}

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
