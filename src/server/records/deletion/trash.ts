import { TRASH_DAYS } from '../../../calls/record-calls.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Queries } from '../../database/database.ts'
import { TRASH_TABLE } from '../../database/system-tables.ts'
import type { Store } from '../store/store.ts'
import { filesOfRow } from '../rows/stored-files.ts'
import { deletedRow } from '../rows/trash-rows.ts'
import { DAY_MS } from '../../../schema/values/days.ts'

type Deletion = ReturnType<Queries['deleteFrom']>

/** Removes what was deleted too long ago to be restored, the pictures with it. */
export async function purgeTrash(store: Store, now = Date.now()): Promise<void> {
  const last = new Date(now - TRASH_DAYS * DAY_MS).toISOString()
  await removeEntries(store, store.queries.deleteFrom(TRASH_TABLE).where('deleted_at', '<=', last))
}

/** Removes a deleted record, its pictures with it. */
export async function purgeRecord(store: Store, { name }: AnyEntity, id: number): Promise<void> {
  const deletion = store.queries.deleteFrom(TRASH_TABLE)
  await removeEntries(store, deletion.where('entity', '=', name).where('record_id', '=', id))
}

async function removeEntries(store: Store, deletion: Deletion): Promise<void> {
  for (const row of await deletion.returningAll().execute()) {
    const entity = store.entities.find(({ name }) => name === row['entity'])
    if (entity) await store.uploads.remove(filesOfRow(entity, deletedRow(entity, row)))
  }
}
