import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { findRecords } from '../../engine/face.ts'
import { isSortable } from '../../kinds/core/cell/list-columns.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { Filter } from '../../schema/where/filter.ts'
import { MAX_PAGE_SIZE } from '../../schema/where/list-query.ts'
import { columnKey } from '../../schema/entity/list-column.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

/** Records that stand beside each other. What is more is told, with the way to the list. */
const MOST_BESIDE = 100

/** The records below one. */
export interface Level {
  readonly records: readonly EntityRecord[]
  /** How many there are; more than the records where there were too many to show. */
  readonly total: number
}

/** The records that stand below no other. */
export function useRoots(resource: Resource, parent: string | undefined) {
  const filter = { field: parent ?? '', operator: 'empty' as const, values: [true] }
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: [...resourceKeys(resource.entity.name).all, 'tree', 'roots'],
    queryFn:
      parent === undefined
        ? skipToken
        : async ({ signal }): Promise<Level> => {
            const query = { ...pageOf(resource.entity, filter), pageSize: MOST_BESIDE }
            const { records, total = records.length } = await findRecords(
              queryClient,
              resource,
              query,
              signal,
            )
            return { records, total }
          },
  })
}

/**
 * What stands below each of some records that are beside each other, asked for at once: it says which of them can be opened.
 * Undefined until it is known.
 */
export function useBelow(resource: Resource, parent: string, records: readonly EntityRecord[]) {
  const ids = records.map(({ id }) => id)
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: [...resourceKeys(resource.entity.name).all, 'tree', ids],
    async queryFn({ signal }): Promise<ReadonlyMap<RecordId, Level>> {
      const filter = { field: parent, operator: 'in' as const, values: ids }
      const query = { ...pageOf(resource.entity, filter), pageSize: MAX_PAGE_SIZE }
      const found = await findRecords(queryClient, resource, query, signal)
      const isWhole = (found.total ?? 0) <= found.records.length
      return new Map(
        ids.map((id) => {
          const all = found.records.filter((record) => record[parent] === id)
          // Of which record the others would be is not known: each says that there may be more.
          return [id, { records: all.slice(0, MOST_BESIDE), total: isWhole ? all.length : Infinity }]
        }),
      )
    },
  }).data
}

/** In the order of the first column that has one. */
function pageOf(entity: AnyEntity, filter: Filter) {
  const column = entity.list.columns.find((each) => isSortable(entity, each))
  return {
    page: 1,
    filters: [filter],
    ...(column !== undefined && { sort: columnKey(column), order: 'asc' as const }),
  }
}
