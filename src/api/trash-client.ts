import { trashContract, trashSchema, type TrashEntry } from '../schema/trash-contract.ts'
import type { RecordId } from '../schema/record-id.ts'
import { entityEndpoint, type CallQuery } from './call-address.ts'
import { call, callForBody } from './call.ts'
import { readAnswer, type RecordPage } from './entity-client.ts'

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

/** Puts a deleted record back. */
export async function restoreRecord(entity: string, id: RecordId): Promise<void> {
  await call(entityEndpoint(trashContract.restore, entity), { id })
}
