import type { QueryClient } from '@tanstack/react-query'
import { readMatchingIds } from '../../api/matching-ids-client.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ListQuery } from '../../schema/list-query.ts'
import type { RecordId } from '../../schema/record-id.ts'
import type { ListAnswer } from './list-cache.ts'
import { readLocalPage } from './local-lists.ts'

/** Where the lists of an entity come from. */
export interface ListSource {
  /**
   * Our own pages its lists, keeps what is deleted, and changes many records in one call; a plain one sends its lists whole.
   * Unknown before the first list.
   */
  readonly backend: 'own' | 'plain' | 'unknown'
  /** The ids of all records that a search and filters find, in the order of the list. */
  matchingIds(query: Omit<ListQuery, 'page' | 'pageSize'>): Promise<readonly RecordId[]>
}

/** What the lists that were read so far tell of their backend; nothing else asks for it. */
export function listSource(queryClient: QueryClient, entity: AnyEntity): ListSource {
  const keys = resourceKeys(entity.name)
  if (queryClient.getQueryData(keys.list('whole')) !== undefined) return wholeSource(entity)
  const lists = queryClient.getQueriesData<ListAnswer>({ queryKey: keys.lists })
  return pagedSource(entity, lists.some(([, answer]) => answer !== undefined) ? 'own' : 'unknown')
}

function pagedSource({ name }: AnyEntity, backend: ListSource['backend']): ListSource {
  return { backend, matchingIds: (query) => readMatchingIds(name, query) }
}

function wholeSource(entity: AnyEntity): ListSource {
  return {
    backend: 'plain',
    async matchingIds(query) {
      const all = { ...query, page: 1, pageSize: Number.MAX_SAFE_INTEGER }
      const { records } = await readLocalPage(entity, all)
      return records.map(({ id }) => id)
    },
  }
}
