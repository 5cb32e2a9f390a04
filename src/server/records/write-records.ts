import type { AnyEntity } from '../../schema/entity.ts'
import { inLanguage } from '../../schema/text.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal, type Mistake } from '../answers/refusal.ts'
import { derivedColumns } from '../database/derived-columns.ts'
import type { Payload } from './parse-payload.ts'
import { findRow } from './read-records.ts'
import { recordOfRow } from './record-of-row.ts'
import { saveChange } from './save-change.ts'
import type { Change } from './settle-fields.ts'
import type { Store } from './store.ts'
import { filesOfRow } from './stored-files.ts'

export interface CreateOptions {
  /** An id of our choice instead of the next one. */
  readonly id?: number
  readonly isIncomplete?: boolean
}

/** @returns the new record's id. @throws Refusal with everything that is wrong. */
export async function createRecord(
  store: Store,
  entity: AnyEntity,
  payload: Payload,
  { id, isIncomplete = false }: CreateOptions = {},
): Promise<number> {
  const change: Change = { mode: 'create', payload, stored: null, isIncomplete }
  return saveChange(store, entity, change, [], async (columns, transaction) => {
    const now = new Date().toISOString()
    const chosen = id === undefined ? {} : { id }
    const row = await transaction
      .insertInto(entity.name)
      .values({ ...columns, ...derivedColumns(entity, columns), ...chosen, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (id !== undefined) await store.adapter.skipChosenIds(transaction, entity.name)
    return Number(row['id'])
  })
}

/** What was not sent stays as it is. `found` are mistakes that the caller knows of already. */
export function updateRecord(
  store: Store,
  entity: AnyEntity,
  id: number,
  payload: Payload,
  found: readonly Mistake[] = [],
): Promise<void> {
  return store.turns.take(`${entity.name} ${id}`, async () => {
    const before = await findRow(store, entity, id)
    if (!before) throw new Refusal(404, answers.noSuchRecord)
    const change: Change = { mode: 'update', payload, stored: recordOfRow(entity, before) }
    const after = await saveChange(store, entity, change, found, async (columns, transaction) => {
      const row = { ...before, ...columns }
      const { numUpdatedRows } = await transaction
        .updateTable(entity.name)
        .set({ ...columns, ...derivedColumns(entity, row), updated_at: new Date().toISOString() })
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal(404, answers.noSuchRecord)
      return row
    })
    const kept = filesOfRow(entity, after)
    await store.uploads.remove(filesOfRow(entity, before).filter((name) => !kept.includes(name)))
  })
}

/** @throws Refusal while other records refer to it. */
export function destroyRecord(store: Store, entity: AnyEntity, id: number): Promise<void> {
  return store.turns.take(`${entity.name} ${id}`, async () => {
    const row = await findRow(store, entity, id)
    if (!row) throw new Refusal(404, answers.noSuchRecord)
    try {
      await store.queries.deleteFrom(entity.name).where('id', '=', id).execute()
    } catch (error) {
      if (store.adapter.violationOf(error) !== 'foreign-key') throw error
      throw new Refusal(409, inLanguage(entity.texts.inUse, 'fr'))
    }
    await store.uploads.remove(filesOfRow(entity, row))
  })
}
