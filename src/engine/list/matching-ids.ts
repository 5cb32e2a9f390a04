import type { QueryClient } from '@tanstack/react-query'
import { readMatchingIds } from '../../api/matching-ids-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { ListQuery } from '../../schema/list-query.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { isPlain } from './list-cache.ts'
import { readLocalPage } from './local-lists.ts'

/** The ids of all records that a search and filters find. */
export async function findMatchingIds(
  queryClient: QueryClient,
  { entity }: Resource,
  query: Pick<ListQuery, 'q' | 'filters'>,
): Promise<readonly RecordId[]> {
  if (!isPlain(queryClient, entity.name)) return readMatchingIds(entity.name, query)
  const { records } = await readLocalPage(entity, { ...query, page: 1, pageSize: Number.MAX_SAFE_INTEGER })
  return records.map(({ id }) => id)
}
