import type { AnyEntity } from '../../../schema/entity.ts'
import { VERSION_KEY } from '../../../schema/session-contract.ts'
import type { StoredRow } from '../../../server/database/database.ts'
import { rowVersion } from '../../../server/records/rows/record-of-row.ts'
import type { Author } from '../../../server/records/store/author.ts'
import type { Store } from '../../../server/records/store/store.ts'
import { updateRecord } from '../../../server/records/write-records.ts'

/** Brings a record to another stage; its history tells of it. @throws HttpError where somebody was first. */
export async function moveRecord(
  store: Store,
  entity: AnyEntity,
  row: StoredRow,
  stage: string,
  author: Author,
): Promise<void> {
  const { stages } = entity
  if (!stages) throw new Error(`"${entity.name}" has no stages`)
  const payload = { [stages.field]: stage, [VERSION_KEY]: rowVersion(row) }
  await updateRecord(store, entity, Number(row['id']), payload, { author, only: [stages.field] })
}
