import { t } from '../../texts/locale.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { HttpError, ConflictError } from '../errors/http-error.ts'
import type { InvalidValue } from '../../kinds/core/storage/field-storage.ts'
import type { Queries } from '../database/database.ts'
import { retryWhileStale } from './rows/conflict.ts'
import { deleteRows, collectCascade, MAX_CASCADE } from './deletion/deletion.ts'
import type { SaveKey } from './idempotency.ts'
import type { Author } from './store/author.ts'
import { assertNoCircle, hookTransaction } from './rows/hooks.ts'
import type { Payload } from './validation/parse-payload.ts'
import { findRow, readRecord } from './reading/read-records.ts'
import { settleBeforeWrite } from './store/settle-figures.ts'
import { recordOfRow, rowVersion } from './rows/record-of-row.ts'
import { readSentVersion } from './validation/sent-version.ts'
import { throwConstraintErrors } from './validation/constraints.ts'
import { assertMay, assertMayDestroy, assertMayUpdate, describeNoRecord } from './access/access.ts'
import type { EntityRow, Store } from './store/store.ts'
import { filesOfRow } from './rows/stored-files.ts'
import { type Change, validate } from './validation/validate.ts'
import { insertRow, updateRow } from './rows/write-rows.ts'
import { VERSION_KEY } from '../../schema/access/session-contract.ts'
import { readSeenHistory } from './history/seen-entries.ts'
import { writeWithUploads } from './rows/write-with-uploads.ts'

export interface CreateOptions {
  /** The author in the history; without it the program. */
  readonly author?: Author
  /** A chosen id instead of the next one. */
  readonly id?: number
  readonly isIncomplete?: boolean
  /** The fields to validate and write; all of them without it. */
  readonly only?: Change['only']
  readonly saveKey?: SaveKey | undefined
}

/** @returns the new record's id. @throws ValidationError with all errors. */
export async function createRecord(
  store: Store,
  entity: AnyEntity,
  payload: Payload,
  { author = null, id, isIncomplete = false, only, saveKey }: CreateOptions = {},
): Promise<number> {
  assertMay(store, 'create', entity)
  const change: Change = { mode: 'create', payload, stored: null, by: author, isIncomplete, only }
  assertNoCircle(store, entity)
  await settleBeforeWrite(store, entity)
  const { columns, files } = await validate(store, entity, change)
  const hooked = hookTransaction(store)
  try {
    const created = await writeWithUploads(store, files, async (transaction) => {
      const chosen = id === undefined ? {} : { id }
      const row = await hooked.run(transaction, (unit) =>
        insertRow(unit, entity, { columns, chosen }, author),
      )
      const given = Number(row['id'])
      if (id !== undefined) await store.adapter.skipChosenIds(transaction, entity.name)
      await saveKey?.(transaction, given)
      return given
    })
    await hooked.runAfter()
    return created
  } catch (error) {
    await throwConstraintErrors(store, entity, { columns: hooked.lastRow(entity) }, error)
    throw error
  }
}

export interface UpdateOptions {
  readonly author?: Author
  /** Errors that the caller has found already. */
  readonly errors?: readonly InvalidValue[]
  readonly only?: Change['only']
}

/**
 * Fields that were not sent stay as they are. Optimistic locking: the row is written only if it is still the one that was
 * validated against. After a concurrent update, a change with a version is a conflict; any other is validated again.
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

/** @throws StaleRowError if the row was changed since it was read here. */
async function tryUpdate(
  store: Store,
  entity: AnyEntity,
  id: number,
  payload: Payload,
  { author = null, errors = [], only }: UpdateOptions,
): Promise<void> {
  assertMayUpdate(store, entity, id)
  assertNoCircle(store, entity)
  await settleBeforeWrite(store, entity)
  const seen = readSentVersion(payload)
  const before = await findRow(store, entity, id)
  if (!before) throw new HttpError(404, describeNoRecord(store, entity))
  if (seen !== undefined && seen !== rowVersion(before)) throw await describeConflict(store, entity, id, seen)
  const stored = recordOfRow(entity, before)
  const locked = store.rights.lockOn(entity, before).fields
  const change: Change = { mode: 'update', payload, stored, locked, errors, only }
  const { columns, files } = await validate(store, entity, change)
  const hooked = hookTransaction(store)
  try {
    const after = await writeWithUploads(store, files, async (transaction) => {
      return hooked.run(transaction, (unit) => updateRow(unit, entity, { before, columns }, author))
    })
    const kept = filesOfRow(entity, after)
    await store.uploads.remove(filesOfRow(entity, before).filter((name) => !kept.includes(name)))
    await hooked.runAfter()
  } catch (error) {
    await throwConstraintErrors(store, entity, { columns: hooked.lastRow(entity), id }, error)
    throw error
  }
}

/** Moves a record to the trash, and what goes with it. @throws HttpError while other records keep it. */
export async function destroyRecord(
  store: Store,
  entity: AnyEntity,
  id: number,
  { author = null }: Pick<CreateOptions, 'author'> = {},
): Promise<void> {
  assertMayDestroy(store, entity, id)
  assertNoCircle(store, entity)
  // What goes with it may hold figures.
  await store.customCode.unsettled?.settle()
  const hooked = hookTransaction(store)
  let kept = entity
  const onRow = (each: EntityRow) => {
    kept = each.entity
  }
  const destroy = async (transaction: Queries) => {
    const row = await findRow({ queries: transaction, rights: store.rights }, entity, id)
    if (!row) throw new HttpError(404, describeNoRecord(store, entity))
    const doomed = await collectCascade(transaction, store.allEntities, [{ entity, row }])
    if (doomed.length > MAX_CASCADE) throw new HttpError(409, answers.tooManyDeleted(MAX_CASCADE))
    await hooked.run(transaction, (unit) => deleteRows(unit, store, doomed, author, onRow))
  }
  try {
    await retryWhileStale(() => store.transact(destroy))
    await hooked.runAfter()
  } catch (error) {
    if (store.adapter.violationOf(error) !== 'foreign-key') throw error
    throw new HttpError(409, t(kept.texts?.inUse ?? answers.inUse))
  }
}

/** The conflict of a change that is based on an older version. */
async function describeConflict(
  store: Store,
  entity: AnyEntity,
  id: number,
  seen: number,
): Promise<ConflictError> {
  const record = await readRecord(store, entity, id)
  const history = await readSeenHistory(store, entity, id, seen)
  // Later entries are not part of the record that was read.
  const known = history.filter(({ version }) => version <= Number(record[VERSION_KEY]))
  return new ConflictError(answers.changedSinceRead, { record, history: known })
}
