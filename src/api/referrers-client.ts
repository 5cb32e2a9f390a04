import { referrersEndpoint, referrersSchema, type Referrers } from '../schema/referrers-contract.ts'
import type { RecordId } from '../schema/record-id.ts'
import { entityEndpoint } from './call-address.ts'
import { callForBody } from './call.ts'
import { readAnswer } from './entity-client.ts'

/** What refers to records. Other backends may not have this call. */
export async function readReferrers(
  entity: string,
  [id, ...others]: readonly [RecordId, ...RecordId[]],
  signal?: AbortSignal,
): Promise<readonly Referrers[]> {
  const endpoint = entityEndpoint(referrersEndpoint, entity)
  const also = others.length > 0 && { query: { also: others.join(',') } }
  const { body } = await callForBody(endpoint, { id, signal, ...also })
  return readAnswer(endpoint, body, referrersSchema)
}
