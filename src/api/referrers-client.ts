import { referrersEndpoint, referrersSchema, type Referrers } from '../schema/referrers-contract.ts'
import { entityEndpoint } from './call-address.ts'
import { callForBody } from './call.ts'
import { readAnswer } from './entity-client.ts'

/** What refers to a record. Other backends may not have this call. */
export async function readReferrers(
  entity: string,
  id: number,
  signal?: AbortSignal,
): Promise<readonly Referrers[]> {
  const endpoint = entityEndpoint(referrersEndpoint, entity)
  const { body } = await callForBody(endpoint, { id, signal })
  return readAnswer(endpoint, body, referrersSchema)
}
