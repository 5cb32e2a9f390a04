import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readViews } from '../../../api/views-client.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { rememberDefault, rememberedDefault } from '../list-memory.ts'
import { writeListState, type ListState } from '../list-state.ts'
import { NO_VIEW, stateOfView } from './view-state.ts'

/**
 * The saved views of a list, and the one that is shown; an empty query string opens the default view.
 * @param isKept The backend keeps views.
 */
export function useViews(entity: AnyEntity, state: ListState, isKept: boolean) {
  const [search, setSearch] = useSearchParams()
  const { data: views, isLoading } = useQuery({ ...viewsOptions(entity.name), enabled: isKept })
  const initial = views?.find(({ isDefault }) => isDefault)
  const initialSearch = initial && writeListState(stateOfView(entity, initial)).toString()
  const isPlain = search.size === 0
  useEffect(() => {
    if (isPlain && initialSearch !== undefined) setSearch(initialSearch, { replace: true })
    if (views) rememberDefault(entity.path, initialSearch ?? '')
  })
  const isOpening =
    isPlain && (initial !== undefined || (isLoading && rememberedDefault(entity.path) === null))
  const hasInitial = initial !== undefined
  /** The query string of a state, which is never the one that opens the default view. */
  const searchOf = useCallback(
    (next: ListState): URLSearchParams => {
      const plain = writeListState(next)
      return plain.size === 0 && hasInitial ? writeListState({ ...next, view: NO_VIEW }) : plain
    },
    [hasInitial],
  )
  return useMemo(
    () => ({
      /** Undefined where the backend keeps none. */
      views,
      /** The default view is about to be shown, or whether there is one is not known yet. */
      isOpening,
      current: views?.find(({ id }) => String(id) === state.view),
      searchOf,
    }),
    [views, isOpening, state.view, searchOf],
  )
}

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
