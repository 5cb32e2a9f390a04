import { useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Recorded } from '../../schema/where.ts'
import type { RecordOf } from '../../kinds/core/meaning/record-type.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { listBackend } from '../list-data/list-backend.ts'
import { useNews } from './use-news.ts'
import { useLoadResource, useResource } from './use-resource.ts'
import type { AskedData } from './use-records.ts'

export interface AskedRecord<E extends Recorded> extends AskedData {
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
