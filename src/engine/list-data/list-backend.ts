import type { QueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { isPaged, type ListAnswer } from './list-cache.ts'

/**
 * Our own pages its lists, keeps what is deleted, and changes many records in one call; a plain one sends its lists whole.
 * Unknown before the first list.
 */
export type ListBackend = 'own' | 'plain' | 'unknown'

/** What the lists that were read so far tell of their backend; nothing else asks for it. */
export function listBackend(queryClient: QueryClient, { name }: AnyEntity): ListBackend {
  const lists = queryClient.getQueriesData<ListAnswer>({ queryKey: resourceKeys(name).lists })
  const answers = lists.flatMap(([, answer]) => answer ?? [])
  if (answers.length === 0) return 'unknown'
  return answers.every(isPaged) ? 'own' : 'plain'
}
