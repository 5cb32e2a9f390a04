import type { RecordId } from '../schema/record-id.ts'
import { restoreEndpoint } from '../schema/restore-contract.ts'
import { entityEndpoint } from './call-address.ts'
import { call } from './call.ts'

/** Puts a deleted record back. Other backends may not have this call. */
export async function restoreRecord(entity: string, id: RecordId): Promise<void> {
  await call(entityEndpoint(restoreEndpoint, entity), { id })
}
