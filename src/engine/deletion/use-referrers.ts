import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import type { LoadResource, Resource } from '../../api/resource.ts'
import { MOST_ASKED, readReferrersCall, type Referrers } from '../../calls/record-calls.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { listBackend } from '../list-data/list-backend.ts'

export type Ids = readonly [RecordId, ...RecordId[]]

/** The way to every entity; toasts stand outside the context that has it. */
export type LoadResources = Readonly<Record<string, LoadResource>>

/** What refers to records by one field, with its config where it keeps one of them and the role sees it. */
export interface NamedReferrers extends Referrers {
  readonly config: AnyEntity | undefined
}

/** What refers to records, for the question before their deletion; nothing with a backend that does not tell. */
export function useReferrers({ entity, isReferredTo }: Resource, ids: Ids, resources: LoadResources) {
  const queryClient = useQueryClient()
  const { data = [], isLoading } = useQuery({
    queryKey: resourceKeys(entity.name).referrers(ids),
    queryFn: async ({ signal }) => {
      const found = await findReferrers(entity.name, ids, signal)
      return Promise.all(found.map((each) => withConfig(each, resources)))
    },
    enabled: isReferredTo === true && ids.length <= MOST_ASKED && keepsDeleted(queryClient, { entity }),
    // What was true when it was asked before says nothing of now.
    gcTime: 0,
    retry: false,
    meta: { isGuess: true },
  })
  return { referrers: data, isLoading }
}

async function findReferrers(entity: string, [id, ...others]: Ids, signal: AbortSignal) {
  const query = others.length > 0 ? { also: others.join(',') } : {}
  const { referrers } = await request(readReferrersCall, { params: { entity, id }, query, signal })
  return referrers
}

async function withConfig(found: Referrers, resources: LoadResources): Promise<NamedReferrers> {
  const resource = found.keeps.length > 0 ? await resources[found.entity]?.() : undefined
  return { ...found, config: resource?.entity }
}

/** Our own backend keeps what is deleted, and tells what refers to it. */
export function keepsDeleted(queryClient: QueryClient, { entity }: Pick<Resource, 'entity'>): boolean {
  return entity.endpoints.destroy !== undefined && listBackend(queryClient, entity) === 'own'
}
