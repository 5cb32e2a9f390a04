import type { Fill } from '../behaviour/behaviour.ts'
import type { Backend } from './backend.ts'
import { entityNamed } from './records/store/store.ts'
import { countRecords } from './records/reading/read-records.ts'
import { purgeRecord } from './records/deletion/trash.ts'
import { createRecord, destroyRecord } from './records/write-records.ts'

/** @returns false, without a change, if there are records beside the first administrator. */
export async function fillDatabase({ store, account }: Backend, fill: Fill): Promise<boolean> {
  for (const entity of store.entities) {
    const own = entity === account.entity ? 1 : 0
    if ((await countRecords(store, entity)) > own) return false
  }
  const created: { readonly entityName: string; readonly id: number }[] = []
  try {
    await fill(async (entityName, values) => {
      const id = await createRecord(store, entityNamed(store.entities, entityName), values)
      created.push({ entityName, id })
      return id
    })
  } catch (error) {
    // The next attempt would take half of the content for somebody's records.
    for (const { entityName, id } of created.reverse()) {
      const entity = entityNamed(store.entities, entityName)
      await destroyRecord(store, entity, id)
      await purgeRecord(store, entity, id)
    }
    throw error
  }
  return true
}
