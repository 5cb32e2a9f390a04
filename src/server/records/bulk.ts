import { meaningOf } from '../../kinds/meanings.ts'
import type { BulkRequest, BulkResult, BulkUpdate } from '../../schema/bulk-contract.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { StoredRecord } from '../../schema/field-meaning.ts'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import { answers } from '../../texts/answers.ts'
import { HttpError, ValidationError } from '../errors/http-error.ts'
import type { Author } from './history.ts'
import { readRecord } from './read-records.ts'
import { writableFields } from './access.ts'
import type { Store } from './store.ts'
import { restoreRecord } from './restore.ts'
import { destroyRecord, updateRecord, type UpdateOptions } from './write-records.ts'

/** Who makes the changes, and what they may do to one record. */
export interface BulkActor {
  readonly author: Author
  /** @throws HttpError where it is not allowed. */
  assertMayUpdate(id: number): void
  /** @throws HttpError where it is not allowed. */
  assertMayDestroy(entity: AnyEntity, id: number): void
  alongside(update: BulkUpdate<number>): UpdateOptions['alongside']
}

/**
 * Changes, deletes or restores each record in a transaction of its own, in their order: what one is refused for keeps no other from
 * being written.
 */
export async function applyBulk(
  store: Store,
  entity: AnyEntity,
  { update = [], destroy = [], restore = [] }: BulkRequest<number>,
  actor: BulkActor,
): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = []
  for (const change of update)
    results.push(await attempt(change.id, () => updateOne(store, entity, change, actor)))
  for (const id of destroy) {
    const remove = async () => {
      await destroyRecord(store, entity, id, actor)
      return {}
    }
    results.push(await attempt(id, remove))
  }
  for (const id of restore) {
    const putBack = async () => {
      await restoreRecord(store, entity, id, actor.author)
      return {}
    }
    results.push(await attempt(id, putBack))
  }
  return results
}

async function updateOne(store: Store, entity: AnyEntity, change: BulkUpdate<number>, actor: BulkActor) {
  const { id, version, values } = change
  actor.assertMayUpdate(id)
  const only = Object.keys(values)
  const hidden = only.some((name) => name in entity.fields && !writableFields(store, entity).includes(name))
  if (hidden) throw new HttpError(403, answers.noRight)
  const before = pickReadable(entity, await readRecord(store, entity, id), only)
  const payload = version === undefined ? values : { ...values, [VERSION_KEY]: version }
  await updateRecord(store, entity, id, payload, {
    author: actor.author,
    only,
    alongside: actor.alongside(change),
  })
  return before
}

/** The fields as their payload would put them back. */
function pickReadable({ fields }: AnyEntity, record: StoredRecord, names: readonly string[]) {
  const readable = names.filter((name) => {
    const field = fields[name]
    return field !== undefined && !meaningOf(field).isSecret && !meaningOf(field).isLeftOutOfDrafts
  })
  return Object.fromEntries(readable.map((name) => [name, record[name]]))
}

/** A fault of the server ends the whole call; a refusal is told of its record. */
export async function attempt(
  id: number,
  work: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<BulkResult> {
  try {
    return { id, done: true, before: await work() }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    const messages = error instanceof ValidationError ? error.errors.map(({ msg }) => msg) : [error.message]
    return { id, done: false, messages }
  }
}
