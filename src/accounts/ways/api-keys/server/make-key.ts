import { apiKeyAnswers } from '#ways/api-keys/texts.ts'
import type { Database, Queries } from '../../../../server/database/database.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { addKeyEntry } from '../../../../server/records/rows/history-entries.ts'
import type { Author } from '../../../../server/records/store/author.ts'
import type { WantedKey } from '../calls.ts'
import { API_KEYS_TABLE } from './api-keys-table.ts'
import { withReading } from './check-new-key.ts'
import { hashSecret, makeSecret, prefixOf } from './secret.ts'
import { readKeys, type StoredKey } from './stored-keys.ts'

const DAY_MS = 86_400_000
/** One for each purpose, and none that nobody looks at. */
const MOST_KEYS = 50

/** Whose key it is to be, and who makes it. */
export interface KeyMaker {
  readonly account: { readonly entity: string; readonly id: number }
  readonly by: Author
}

/**
 * Makes a key of what was checked before.
 * @returns the key, and its secret, of which only the hash is stored
 * @throws HttpError where the account has too many
 */
export async function makeKey(
  database: Pick<Database, 'transact'>,
  { account, by }: KeyMaker,
  { name, days, allows, addresses }: WantedKey,
): Promise<{ readonly key: StoredKey; readonly secret: string }> {
  const secret = makeSecret()
  const now = Date.now()
  const key = await database.transact(async (transaction) => {
    await assertRoom(transaction, account.id)
    await transaction
      .insertInto(API_KEYS_TABLE)
      .values({
        account_id: account.id,
        name,
        prefix: prefixOf(secret),
        secret_hash: hashSecret(secret),
        allows: JSON.stringify(withReading(allows)),
        addresses: JSON.stringify(addresses),
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + days * DAY_MS).toISOString(),
        last_used_at: '',
        last_address: '',
      })
      .execute()
    await addKeyEntry(transaction, account, by, { action: 'keyMade', name })
    return (await readKeys(transaction, account.id))[0]
  })
  if (!key) throw new Error('the key that was made is not there')
  return { key, secret }
}

async function assertRoom(transaction: Queries, accountId: number): Promise<void> {
  const keys = await readKeys(transaction, accountId)
  if (keys.length >= MOST_KEYS) throw new HttpError(409, apiKeyAnswers.tooMany(MOST_KEYS))
}

/** From now on no process lets it in. */
export async function revokeKey(
  database: Pick<Database, 'transact'>,
  { id, name }: StoredKey,
  { account, by }: KeyMaker,
): Promise<void> {
  await database.transact(async (transaction) => {
    await transaction.deleteFrom(API_KEYS_TABLE).where('id', '=', id).execute()
    await addKeyEntry(transaction, account, by, { action: 'keyRevoked', name })
  })
}
