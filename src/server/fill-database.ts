import type { Backend } from './backend.ts'
import { entityNamed } from './records/store.ts'
import type { Payload } from './records/parse-payload.ts'
import { countRecords } from './records/read-records.ts'
import { createRecord, destroyRecord } from './records/write-records.ts'

/** Creates a record as a call would, files included, and answers its id. */
export type CreateRecord = (entityName: string, values: Payload) => Promise<number>

/** Puts content into an empty database. */
export type Fill = (create: CreateRecord) => Promise<void>

/** @returns false, having touched nothing, where there are records already; the first administrator does not count. */
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
    // Half a content would look like somebody's own records to the next attempt.
    for (const { entityName, id } of created.reverse()) {
      await destroyRecord(store, entityNamed(store.entities, entityName), id)
    }
    throw error
  }
  return true
}
