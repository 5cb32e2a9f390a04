import type { QueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { listMatchingIdsCall } from '../../calls/record-calls.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { listParameters, type ListQuery } from '../../schema/list-query.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { listBackend } from './list-backend.ts'
import { readLocalPage } from './local-lists.ts'

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
