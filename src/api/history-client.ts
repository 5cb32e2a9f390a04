import { historyEndpoint, type HistoryEntry } from '../schema/history-contract.ts'
import { callForBody } from './call.ts'
import { historySchema } from './conflict.ts'
import { readAnswer } from './entity-client.ts'

/** The changes of a record, newest first; not every backend keeps them. */
export async function readHistory(
  entityName: string,
  id: number,
  signal?: AbortSignal,
): Promise<readonly HistoryEntry[]> {
  const endpoint = { ...historyEndpoint, path: historyEndpoint.path.replace(':entity', entityName) }
  const { body } = await callForBody(endpoint, { id, signal })
  return readAnswer(endpoint, body, historySchema)
}
