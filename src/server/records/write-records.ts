import type { AnyEntity } from '../../schema/entity.ts'
import { inLanguage } from '../../schema/text.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Mistake } from '../../kinds/field-storage.ts'
import type { Queries } from '../database/database.ts'
import { describeConflict, retryWhileStale } from './conflict.ts'
import type { KeepKey } from './create-once.ts'
import type { Author } from './history.ts'
import type { Payload } from './parse-payload.ts'
import { findRow } from './read-records.ts'
import { recordOfRow } from './record-of-row.ts'
import { readSentVersion, versionOf } from './row-version.ts'
import { refuseViolation } from './refuse-violation.ts'
import type { Store } from './store.ts'
import { filesOfRow } from './stored-files.ts'
import { validate, type Change } from './validate.ts'
import { deleteRow, insertRow, updateRow } from './write-rows.ts'
import { writeWithUploads } from './write-with-uploads.ts'

export interface CreateOptions {
  /** Who the history names; the program itself without it. */
  readonly author?: Author
  /** An id of our choice instead of the next one. */
  readonly id?: number
  readonly isIncomplete?: boolean
  readonly keepKey?: KeepKey | undefined
}

/** @returns the new record's id. @throws Refusal with everything that is wrong. */
export async function createRecord(
  store: Store,
  entity: AnyEntity,
  payload: Payload,
  { author = null, id, isIncomplete = false, keepKey }: CreateOptions = {},
): Promise<number> {
  const change: Change = { mode: 'create', payload, stored: null, isIncomplete }
  const { columns, images } = await validate(store, entity, change)
  try {
    return await writeWithUploads(store, images, async (transaction) => {
      const chosen = id === undefined ? {} : { id }
      const given = await insertRow(transaction, entity, { columns, chosen }, author)
      if (id !== undefined) await store.adapter.skipChosenIds(transaction, entity.name)
      await keepKey?.(transaction, given)
      return given
    })
  } catch (error) {
    await refuseViolation(store, entity, { columns }, error)
    throw error
  }
}

export interface UpdateOptions {
  readonly author?: Author
  /** Mistakes that the caller knows of already. */
  readonly found?: readonly Mistake[]
  /** What stands or falls with the change, in its transaction. */
  readonly alongside?: ((transaction: Queries) => Promise<void>) | undefined
  readonly only?: Change['only']
}

/**
 * What was not sent stays as it is, unless it is required. Optimistic locking: the row is written as it was validated against or not at all.
 * Where another process was faster, a change that names its version is refused, and any other is validated again.
 */
export async function updateRecord(
  store: Store,
  entity: AnyEntity,
  id: number,
  payload: Payload,
  options: UpdateOptions = {},
): Promise<void> {
  const update = () => tryUpdate(store, entity, id, payload, options)
  await store.mutex.runExclusive(`${entity.name} ${id}`, () => retryWhileStale(update))
}

/** @throws StaleRowError where the row was changed since it was read here. */
async function tryUpdate(
  store: Store,
  entity: AnyEntity,
  id: number,
  payload: Payload,
  { author = null, found = [], alongside, only }: UpdateOptions,
): Promise<void> {
  const seen = readSentVersion(payload)
  const before = await findRow(store, entity, id)
  if (!before) throw new Refusal(404, answers.noSuchRecord)
  if (seen !== undefined && seen !== versionOf(before)) throw await describeConflict(store, entity, id, seen)
  const change: Change = { mode: 'update', payload, stored: recordOfRow(entity, before), found, only }
  const { columns, images } = await validate(store, entity, change)
  try {
    const after = await writeWithUploads(store, images, async (transaction) => {
      const row = await updateRow(transaction, entity, { before, columns }, author)
      await alongside?.(transaction)
      return row
    })
    const kept = filesOfRow(entity, after)
    await store.uploads.remove(filesOfRow(entity, before).filter((name) => !kept.includes(name)))
  } catch (error) {
    await refuseViolation(store, entity, { columns, id }, error)
    throw error
  }
}

/** @throws Refusal while other records refer to it. */
export async function destroyRecord(
  store: Store,
  entity: AnyEntity,
  id: number,
  author: Author = null,
): Promise<void> {
  try {
    const row = await store.transact((transaction) => deleteRow(transaction, entity, id, author))
    if (!row) throw new Refusal(404, answers.noSuchRecord)
    await store.uploads.remove(filesOfRow(entity, row))
  } catch (error) {
    if (store.adapter.violationOf(error) !== 'foreign-key') throw error
    throw new Refusal(409, inLanguage(entity.texts.inUse, 'fr'))
  }
}
