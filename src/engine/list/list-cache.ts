import type { QueryClient } from '@tanstack/react-query'
import type { ListAnswer } from '../../api/entity-client.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ListQuery } from '../../schema/list-query.ts'

/** Where everything that was asked of an entity is kept. */
export function entityKey(entity: AnyEntity) {
  return ['entity', entity.name] as const
}

/** Where its lists are kept: one page, or with `whole` what a backend of the plain contract sent. */
export function listKey(entity: AnyEntity, query: ListQuery | 'whole') {
  return [...entityKey(entity), 'list', query] as const
}

/** The whole list that a backend of the plain contract sent, unless something was written since. */
export function knownWhole(queryClient: QueryClient, entity: AnyEntity): ListAnswer | undefined {
  const query = queryClient.getQueryState<ListAnswer>(listKey(entity, 'whole'))
  return query?.isInvalidated ? undefined : query?.data
}

/** Keeps an answer that turned out to be a whole list. */
export function keepWhole(queryClient: QueryClient, entity: AnyEntity, answer: ListAnswer): void {
  if (answer.total === undefined) queryClient.setQueryData(listKey(entity, 'whole'), answer)
}

/** Where the pages are kept that were worked out here of a whole list. */
export function localPagesKey(entity: AnyEntity) {
  return [...entityKey(entity), 'list', 'local'] as const
}

export function recordKey(entity: AnyEntity, id: number) {
  return [...entityKey(entity), 'record', id] as const
}

/** Takes a record out of every list in memory. */
export function dropFromLists(queryClient: QueryClient, entity: AnyEntity, id: number): void {
  queryClient.setQueriesData<ListAnswer>({ queryKey: [...entityKey(entity), 'list'] }, (answer) => {
    if (!answer?.records.some((record) => record.id === id)) return answer
    return {
      records: answer.records.filter((record) => record.id !== id),
      total: answer.total === undefined ? undefined : answer.total - 1,
    }
  })
}
