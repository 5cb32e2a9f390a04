import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { isListRemembered, rememberList } from '../list-data/list-memory.ts'
import { readOrder, rememberedState, statePaged } from '../list-data/list-order.ts'
import { writeListState } from '../list-data/list-state.ts'
import type { RecordId } from '../../schema/record-id.ts'

export interface Neighbour {
  readonly id: RecordId
  /** Makes the way back lead to the page that shows it. */
  remember(): void
}

export interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** The records around one in the order of the list that was left for it; undefined without such a list. */
export function useNeighbours(resource: Resource, id: RecordId): Neighbours | undefined {
  const { entity } = resource
  const queryClient = useQueryClient()
  const [state] = useState(() => rememberedState(resource))
  const keys = resourceKeys(entity.name)
  const { page: _anyPage, ...order } = state
  const { data: ids = [], isLoading } = useQuery({
    queryKey: keys.order(order),
    queryFn: () => readOrder(queryClient, resource, state),
    enabled: isListRemembered(entity.path),
    refetchOnWindowFocus: false,
    meta: { isGuess: true },
  })
  // The places of both are kept while the order is on its way.
  if (isLoading) return { previous: undefined, next: undefined }
  const place = ids.indexOf(id)
  if (place === -1) return undefined

  function neighbourAt(at: number): Neighbour | undefined {
    const found = ids[at]
    if (found === undefined) return undefined
    const search = writeListState(statePaged(queryClient, state, at)).toString()
    return { id: found, remember: () => rememberList(entity.path, search) }
  }
  return { previous: neighbourAt(place - 1), next: neighbourAt(place + 1) }
}
