import { trashContract, trashSchema, type TrashEntry } from './calls.ts'
import type { CallQuery } from '../../api/call-address.ts'
import { callForBody } from '../../api/call.ts'
import { readAnswer, type RecordPage } from '../../api/entity-client.ts'

/** A page of the deleted records, of all entities or of one. Other backends may not have this call. */
export async function readTrash(
  query: { readonly entity?: string | undefined; readonly page: number },
  signal?: AbortSignal,
): Promise<RecordPage<TrashEntry>> {
  const { entity, page } = query
  const parameters: CallQuery = entity === undefined ? { page } : { page, entity }
  const { body, total = 0 } = await callForBody(trashContract.list, { query: parameters, signal })
  return { records: readAnswer(trashContract.list, body, trashSchema), total }
}
