import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '../../api/resource.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { answerOptions } from './list-answers.ts'
import { listAddress } from './list-memory.ts'
import { pageSizeOf } from './list-preferences.ts'
import { listQuery, readListState, type ListState } from './list-state.ts'
import { request } from '../../api/request.ts'
import { listMatchingIdsCall } from '../../calls/record-calls.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { listParameters, type ListQuery } from '../../schema/where/list-query.ts'
import { listBackend } from './list-backend.ts'
import { readLocalPage } from './local-lists.ts'

/** The state of the list that was last shown, or of a first visit. */
export function rememberedState({ entity }: Resource): ListState {
  const [, search] = listAddress(entity.path).split('?', 2)
  return readListState(new URLSearchParams(search), entity)
}

/** The ids of all records that a list shows, on whatever page, in its order. */
export async function readOrder(
  queryClient: QueryClient,
  resource: Resource,
  state: ListState,
): Promise<readonly RecordId[]> {
  // After a reload nothing tells yet which kind of backend this is.
  await queryClient.ensureQueryData(answerOptions(queryClient, resource, state))
  return findMatchingIds(queryClient, resource.entity, listQuery(state))
}

/** The state of a list with the page of a place in its order. */
export function statePaged(queryClient: QueryClient, state: ListState, place: number): ListState {
  return { ...state, page: Math.floor(place / pageSizeOf(queryClient, state)) + 1 }
}

/** The list state with the page that shows a record; the state as it is where no page does. */
export async function stateShowing(
  queryClient: QueryClient,
  resource: Resource,
  state: ListState,
  id: RecordId,
): Promise<ListState> {
  const known = queryClient.getQueryData(answerOptions(queryClient, resource, state).queryKey)
  if (known && 'records' in known && known.records.some((record) => record.id === id)) return state
  // A backend without bulk calls does not tell the order.
  const order = await readOrder(queryClient, resource, state).catch((): readonly RecordId[] => [])
  const place = order.indexOf(id)
  return place === -1 ? state : statePaged(queryClient, state, place)
}

/** The ids of all records that a search and filters find, in the order of the list. */
export async function findMatchingIds(
  queryClient: QueryClient,
  entity: AnyEntity,
  query: Omit<ListQuery, 'page' | 'pageSize'>,
): Promise<readonly RecordId[]> {
  if (listBackend(queryClient, entity) !== 'plain') return readMatchingIds(entity.name, query)
  const { records } = await readLocalPage(entity, { ...query, page: 1, pageSize: Number.MAX_SAFE_INTEGER })
  return records.map(({ id }) => id)
}

/** The ids of all records that match a list's search and filters, in its order. Another backend may not have this call. */
async function readMatchingIds(
  entity: string,
  query: Omit<ListQuery, 'page' | 'pageSize'>,
): Promise<readonly RecordId[]> {
  const parameters = listParameters({ ...query, page: 1, pageSize: 1 })
  const { ids } = await request(listMatchingIdsCall, { params: { entity }, query: parameters })
  return ids
}
