import type { QueryClient } from '@tanstack/react-query'
import type { RecordPage } from '../../api/entity-client.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { dropFromLocalList, type LocalListRevision } from './local-lists.ts'

/** One page, or the revision of a whole list whose pages the worker computes. */
export type ListAnswer = RecordPage | LocalListRevision

/** Whether the backend pages, which only our own does. */
export function isPaged(answer: ListAnswer | undefined): boolean {
  return answer !== undefined && 'records' in answer
}

/** A record as a cached page of a list shows it: what a form's title says before the record is read. */
export function listedRecord(
  queryClient: QueryClient,
  { name }: AnyEntity,
  id: RecordId,
): EntityRecord | undefined {
  const queries = queryClient.getQueriesData<ListAnswer>({ queryKey: resourceKeys(name).lists })
  const records = queries.flatMap(([, answer]) => (answer && 'records' in answer ? answer.records : []))
  return records.find((record) => record.id === id)
}

/** Removes a record from every cached list. */
export function dropFromLists(queryClient: QueryClient, entity: AnyEntity, id: RecordId): void {
  const keys = resourceKeys(entity.name)
  queryClient.setQueriesData<ListAnswer>({ queryKey: keys.lists }, (answer) => {
    if (!answer || !('records' in answer) || !answer.records.some((record) => record.id === id)) return answer
    return {
      ...answer,
      records: answer.records.filter((record) => record.id !== id),
      total: answer.total - 1,
    }
  })
  queryClient.setQueryData<ListAnswer>(keys.list('whole'), (whole) =>
    whole ? dropFromLocalList(entity, id) : undefined,
  )
}
