import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { listJson } from '../../../src/server/records/reading/list-json.ts'

/** The whole list, oldest first. */
export async function listRecords(
  store: Parameters<typeof listJson>[0],
  entity: AnyEntity,
): Promise<readonly StoredRecord[]> {
  return JSON.parse(Buffer.from(await listJson(store, entity)).toString())
}
