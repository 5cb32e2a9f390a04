import type { AnyEntity } from '../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { HttpError } from '../errors/http-error.ts'
import type { Queries } from '../database/database.ts'
import { IDEMPOTENCY_KEYS_TABLE } from '../database/system-tables.ts'
import { hashPassword, isPassword, passwordFieldOf } from '../../kinds/password/storage.ts'
import type { Payload } from './validation/parse-payload.ts'
import { recordExists } from './reading/read-records.ts'
import type { Store } from './store/store.ts'
import { hash } from 'node:crypto'
import { DAY_MS } from '../../schema/values/days.ts'

/** A creation with its idempotency key. */
export interface IdempotentCreation {
  readonly entity: AnyEntity
  readonly payload: Payload
  /** Keys are scoped to the account. */
  readonly accountId: number
  readonly key: string
}

/** Stores the key, in the transaction of the creation. */
export type SaveKey = (transaction: Queries, recordId: number) => Promise<void>

const IDEMPOTENCY_KEPT_MS = DAY_MS

/** Creates a record, or returns the id of the one that was created with this key before. */
export async function createIdempotently(
  store: Store,
  creation: IdempotentCreation,
  create: (keep: SaveKey) => Promise<number>,
): Promise<number> {
  const { entity, payload, accountId, key } = creation
  const digest = await hashPayload(payload)
  const scopedKey = `${entity.name} ${accountId} ${key}`
  const findCreated = () => findCreatedRecord(store, entity, scopedKey, digest)
  const known = await findCreated()
  if (known !== null) return known
  // A payload with a password needs a slow hash, or the password could be guessed from it.
  const isSecret = passwordFieldOf(entity.fields) !== null
  const payload_hash = isSecret ? await hashPassword(digest) : digest
  try {
    return await create(async (transaction, record_id) => {
      await forgetOldKeys(transaction)
      await transaction
        .insertInto(IDEMPOTENCY_KEYS_TABLE)
        .values({ scoped_key: scopedKey, payload_hash, record_id, created_at: new Date().toISOString() })
        .execute()
    })
  } catch (error) {
    // A concurrent call with the same key may have won; then its record is the answer.
    const created = await findCreated()
    if (created === null) throw error
    return created
  }
}

/** @throws HttpError if the key was used for another payload, or its record was deleted. */
async function findCreatedRecord(
  store: Store,
  { name }: AnyEntity,
  scopedKey: string,
  digest: string,
): Promise<number | null> {
  const row = await store.queries
    .selectFrom(IDEMPOTENCY_KEYS_TABLE)
    .select(['payload_hash', 'record_id'])
    .where('scoped_key', '=', scopedKey)
    .where('created_at', '>', oldestKept())
    .executeTakeFirst()
  if (!row) return null
  if (!(await isHashOf(String(row['payload_hash']), digest))) throw new HttpError(409, answers.otherPayload)
  const id = Number(row['record_id'])
  if (!(await recordExists(store, name, id))) throw new HttpError(410, answers.createdAndDeleted)
  return id
}

function isHashOf(stored: string, digest: string): boolean | Promise<boolean> {
  return stored === digest || (stored.startsWith('$') && isPassword(stored, digest))
}

/** Removes expired keys. */
export async function forgetOldKeys(queries: Queries): Promise<void> {
  await queries.deleteFrom(IDEMPOTENCY_KEYS_TABLE).where('created_at', '<=', oldestKept()).execute()
}

function oldestKept(): string {
  return new Date(Date.now() - IDEMPOTENCY_KEPT_MS).toISOString()
}

/** The hash of a payload; the order of keys does not matter, and files count by content. */
async function hashPayload(payload: Payload): Promise<string> {
  return hash('sha256', JSON.stringify(await describe(payload)))
}

/** A canonical form: equal values give equal JSON. */
async function describe(value: unknown): Promise<unknown> {
  if (value instanceof File) return { file: hash('sha256', new Uint8Array(await value.arrayBuffer())) }
  if (Array.isArray(value)) return Promise.all(value.map(describe))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Promise.all(entries.map(async ([name, each]) => [name, await describe(each)]))
}
