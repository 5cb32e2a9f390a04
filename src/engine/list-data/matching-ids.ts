import type { QueryClient } from '@tanstack/react-query'
import { readMatchingIds } from '../../api/matching-ids-client.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ListQuery } from '../../schema/list-query.ts'
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
