import type { AnyEntity } from '../../schema/entity.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Queries } from '../database/database.ts'
import { IDEMPOTENCY_KEYS_TABLE } from '../database/system-tables/idempotency-keys.ts'
import { hashPassword, isPassword, passwordFieldOf } from '../../kinds/password/storage.ts'
import { hashPayload } from './hash-payload.ts'
import type { Payload } from './parse-payload.ts'
import { recordExists } from './read-records.ts'
import type { Store } from './store.ts'

/** A creation that may be sent again, and its key. */
export interface KeyedCreation {
  readonly entity: AnyEntity
  readonly payload: Payload
  /** Keys of several people do not meet. */
  readonly accountId: number
  readonly key: string
}

/** Keeps the key in the transaction of the creation. */
export type KeepKey = (transaction: Queries, recordId: number) => Promise<void>

const KEPT_MS = 86_400_000

/** Creates a record or, where that was done under this key already, names the one that was created. */
export async function createOnce(
  store: Store,
  creation: KeyedCreation,
  create: (keep: KeepKey) => Promise<number>,
): Promise<number> {
  const { entity, payload, accountId, key } = creation
  const digest = await hashPayload(payload)
  const scopedKey = `${entity.name} ${accountId} ${key}`
  const findCreated = () => findCreatedRecord(store, entity, scopedKey, digest)
  const known = await findCreated()
  if (known !== null) return known
  // A quick hash would be a quick way to guess a password that is part of it.
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
    // The same call, made at the same time, may have been faster; what it took is what this one was refused for.
    const created = await findCreated()
    if (created === null) throw error
    return created
  }
}

/** @throws Refusal where the key stands for something else, or for what is gone. */
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
  if (!(await isHashOf(String(row['payload_hash']), digest))) throw new Refusal(409, answers.otherPayload)
  const id = Number(row['record_id'])
  if (!(await recordExists(store, name, id))) throw new Refusal(410, answers.createdAndDeleted)
  return id
}

function isHashOf(hash: string, digest: string): boolean | Promise<boolean> {
  return hash === digest || (hash.startsWith('$') && isPassword(hash, digest))
}

/** Keys are for calls that are sent again, not for ever. */
export async function forgetOldKeys(queries: Queries): Promise<void> {
  await queries.deleteFrom(IDEMPOTENCY_KEYS_TABLE).where('created_at', '<=', oldestKept()).execute()
}

function oldestKept(): string {
  return new Date(Date.now() - KEPT_MS).toISOString()
}
