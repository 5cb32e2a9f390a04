import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import type { ColumnView } from './column-view.tsx'
import { localPagesKey } from './list-cache.ts'
import { listQuery, type ListState } from './list-state.ts'

/** The page of a list that came whole, worked out once for each state of it; idle while there is no such list. */
export function useLocalPage(
  entity: AnyEntity,
  columns: readonly ColumnView[],
  whole: readonly EntityRecord[] | undefined,
  state: ListState,
) {
  const queryClient = useQueryClient()
  const page = useQuery({
    queryKey: [...localPagesKey(entity), listQuery(state)],
    async queryFn({ signal }) {
      const { pageLocally } = await loadChunk(() => import('./local-list.ts'))
      return pageLocally(entity, columns, whole ?? [], state, signal)
    },
    enabled: whole !== undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (whole) void queryClient.invalidateQueries({ queryKey: localPagesKey(entity) })
  }, [queryClient, entity, whole])
  return page
}
