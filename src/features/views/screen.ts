import {
  type Feature,
  type ListOpened,
  type ListState,
  rememberDefault,
  rememberedDefault,
  writeListState,
} from '../../engine/face.ts'
import { ViewsButton } from './ViewsButton.tsx'
import { viewsOptions, NO_VIEW, stateOfView } from './view-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnyEntity } from '../../schema/entity/entity.ts'

/** Named states of a list, one of which it may open with. */
export const viewsFeature: Feature = {
  name: 'views',
  slots: { listToolbar: ViewsButton },
  listOpening: {
    use: useViewOpening,
    prefetch: (queryClient, { name }) => queryClient.prefetchQuery(viewsOptions(name)),
  },
}

/** An empty query string opens the default view. */
function useViewOpening(entity: AnyEntity, isPaged: boolean): ListOpened {
  const [search, setSearch] = useSearchParams()
  const { data: views, isLoading } = useQuery({ ...viewsOptions(entity.name), enabled: isPaged })
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
  const searchOf = useCallback(
    (next: ListState): URLSearchParams => {
      const plain = writeListState(next)
      return plain.size === 0 && hasInitial ? writeListState({ ...next, view: NO_VIEW }) : plain
    },
    [hasInitial],
  )
  return useMemo(() => ({ isOpening, searchOf }), [isOpening, searchOf])
}
