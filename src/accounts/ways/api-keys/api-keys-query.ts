import { request } from '../../../api/request.ts'
import { listAllApiKeysCall, listApiKeysCall } from './calls.ts'

/** The query key of all that is known of API keys. */
export const apiKeysKey = ['api-keys'] as const

/** @param isOfAll Those of every account, for administrator 1. */
export function apiKeysQuery(isOfAll: boolean) {
  const call = isOfAll ? listAllApiKeysCall : listApiKeysCall
  return {
    queryKey: [...apiKeysKey, isOfAll],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => (await request(call, { signal })).keys,
    staleTime: 0,
  }
}
