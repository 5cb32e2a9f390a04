import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { fieldColumn, sortableKeys } from '../../kinds/core/cell/list-columns.ts'
import type { Question, Recorded } from '../../schema/where/where.ts'
import type { RecordOf } from '../../kinds/core/definition/record.ts'
import { columnKey } from '../../schema/entity/list-column.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'
import { PAGE_SIZE } from '../../schema/access/session-contract.ts'
import { findRecords } from '../list-data/list-answers.ts'
import { listBackend } from '../list-data/list-backend.ts'
import { FRESH_MS } from '../query-client.ts'
import { useLoadResource, useResource } from './use-resource.ts'
import { whereFilters } from '../../kinds/core/filter/where-filters.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { useEffect, useEffectEvent } from 'react'
import { useFeatures } from '../slots.tsx'

/** What is asked for, by the operators that lists are filtered by. */
export interface RecordsQuestion<E extends Recorded> extends Omit<Question<E>, 'after'> {
  /** The records of a page, 500 at most; 25 without it. */
  readonly limit?: number
  /** The page, from 1. */
  readonly page?: number
  /** Nothing is asked for while it is false, as long as something is not known yet. */
  readonly enabled?: boolean
}

/** What a screen is told of a question that it asks. */
export interface AskedData {
  /** There is nothing to show yet. */
  readonly isLoading: boolean
  /** Others are on their way, and those that were there before are shown meanwhile. */
  readonly isRefreshing: boolean
  /** Why there is nothing to show; a toast has told it already. */
  readonly error: Error | null
  /** Asks again. */
  readonly refetch: () => void
}

export interface AskedRecords<E extends Recorded> extends AskedData {
  /** Those of the page; none until they are there. */
  readonly records: readonly RecordOf<E>[]
  /** How many are asked for, on whatever page; undefined until that is known. */
  readonly total: number | undefined
  /** There are others, on other pages. */
  readonly hasMore: boolean
}

/**
 * The records of an entity that a screen shows, a page of them, kept with those of its lists: whatever saves one, here or
 * elsewhere, brings them anew. They are those that the person may see.
 * @throws Error for what lists cannot be asked: the same text, several `or`, and in `or` and `not` more than one condition each
 * @example const { records, hasMore } = useRecords(visit, { where: { day: { from: first, to: last } }, orderBy: 'at', limit: 500 })
 */
export function useRecords<E extends Recorded>(
  entity: E,
  question: RecordsQuestion<E> = {},
): AskedRecords<E> {
  const { enabled = true, ...asked } = question
  const queryClient = useQueryClient()
  const load = useLoadResource(entity)
  const { resource } = useResource(entity)
  const keys = resourceKeys(entity.name)
  const answer = useQuery({
    queryKey: [...keys.lists, 'asked', asked],
    queryFn: async ({ signal }) => {
      const found = await load()
      return findRecords(queryClient, found, await listQueryOf(found, asked), signal)
    },
    enabled,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
  })
  const isTold = resource !== undefined && listBackend(queryClient, resource.entity) === 'own'
  useNews(namesShown(entity, resource), isTold && answer.data !== undefined, () => void answer.refetch())
  const { page = 1, limit = PAGE_SIZE } = asked
  const total = answer.data?.total
  // The client has parsed them by the config that this type follows from.
  const records = (answer.data?.records ?? []) as unknown as readonly RecordOf<E>[]
  return {
    records,
    total,
    hasMore: total !== undefined && (page > 1 || total > limit),
    isLoading: answer.isPending && enabled,
    isRefreshing: answer.isPlaceholderData,
    error: answer.data ? null : answer.error,
    refetch: () => void answer.refetch(),
  }
}

/** The records show names of those that they refer to. */
function namesShown({ name }: Recorded, resource: Resource | undefined): readonly string[] {
  return [name, ...Object.keys(resource?.related ?? {})]
}

async function listQueryOf(resource: Resource, asked: AskedPage): Promise<ListQuery> {
  const { where = {}, orderBy, limit = PAGE_SIZE, page = 1 } = asked
  const filters = await whereFilters(resource, where)
  return {
    page,
    pageSize: limit,
    ...(orderBy !== undefined && sortOf(resource, orderBy)),
    ...(filters.length > 0 && { filters }),
  }
}

interface AskedPage {
  readonly where?: object
  readonly orderBy?: PropertyKey | object
  readonly limit?: number
  readonly page?: number
}

function sortOf({ entity }: Pick<Resource, 'entity'>, orderBy: PropertyKey | object) {
  const [[name, order] = ['', 'asc'], ...more] =
    typeof orderBy === 'object' ? Object.entries(orderBy) : [[String(orderBy), 'asc']]
  const field = entity.fields[name]
  const sort = field && columnKey(fieldColumn(name, field))
  if (sort === undefined || more.length > 0 || !sortableKeys(entity).includes(sort))
    throw new Error(
      `lists of "${entity.name}" are ordered by one field that sorts, not by ${JSON.stringify(orderBy)}`,
    )
  return { sort, order: order === 'desc' ? ('desc' as const) : ('asc' as const) }
}

interface AskedRecord<E extends Recorded> extends AskedData {
  /** Undefined until it is there, and where there is none. */
  readonly record: RecordOf<E> | undefined
}

/**
 * One record, as a form reads it: with its version, and kept in the same place.
 * @param id null while nothing is asked for
 * @example const { record } = useRecord(visit, Number(params['id']))
 */
export function useRecord<E extends Recorded>(entity: E, id: RecordId | null): AskedRecord<E> {
  const queryClient = useQueryClient()
  const load = useLoadResource(entity)
  const { resource } = useResource(entity)
  const answer = useQuery({
    queryKey: resourceKeys(entity.name).record(id ?? 0),
    queryFn: async ({ signal }) => (await load()).client.read(id ?? 0, signal),
    enabled: id !== null,
    refetchOnWindowFocus: 'always',
  })
  const isTold = resource !== undefined && listBackend(queryClient, resource.entity) === 'own'
  useNews([entity.name], isTold && answer.data !== undefined, () => void answer.refetch())
  // The client has parsed it by the config that this type follows from.
  const record = answer.data as unknown as RecordOf<E> | undefined
  return {
    record,
    isLoading: answer.isPending && id !== null,
    isRefreshing: answer.isFetching && answer.data !== undefined,
    error: answer.data ? null : answer.error,
    refetch: () => void answer.refetch(),
  }
}

/** Hears while it is mounted that others have changed records of an entity, where the backend tells of it. */
function useNews(entities: readonly string[], isTold: boolean, onNews: () => void): void {
  const features = useFeatures()
  const hear = useEffectEvent((changed: ReadonlySet<string>) => {
    if (entities.some((name) => changed.has(name))) onNews()
  })
  useEffect(() => {
    if (!isTold) return
    let isOver = false
    const ends: (() => void)[] = []
    for (const { news } of features)
      news?.().then(
        ({ listenToNews }) => !isOver && ends.push(listenToNews((changed) => hear(changed))),
        // A screen works without its news.
        () => undefined,
      )
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [features, isTold])
}
