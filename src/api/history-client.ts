import { historyEndpoint, historySchema, type HistoryEntry } from '../schema/history-contract.ts'
import type { RecordId } from '../schema/record-id.ts'
import { entityEndpoint } from './call-address.ts'
import { callForBody } from './call.ts'
import { readAnswer } from './entity-client.ts'

/** The history of a record, newest first. Other backends may not have this call. */
export async function readHistory(
  entityName: string,
  id: RecordId,
  signal?: AbortSignal,
): Promise<readonly HistoryEntry[]> {
  const endpoint = entityEndpoint(historyEndpoint, entityName)
  const { body } = await callForBody(endpoint, { id, signal })
  return readAnswer(endpoint, body, historySchema)
}
