import { apiKeyAnswers } from '#ways/api-keys/texts.ts'
import type { Database, Queries } from '../../../../server/database/database.ts'
import { HttpError, assertValid } from '../../../../server/errors/http-error.ts'
import { addKeyEntry } from '../../../../server/records/rows/history-entries.ts'
import type { Author } from '../../../../server/records/store/author.ts'
import type { WantedKey } from '../calls.ts'
import { API_KEYS_TABLE, readKeys, type StoredKey } from './stored-keys.ts'
import type { KeyRight, KeyRights } from '../../../../schema/access/key-rights.ts'
import { narrowStore } from '../../../../server/records/access/narrow-store.ts'
import type { Store } from '../../../../server/records/store/store.ts'
import { isNetwork } from './addresses.ts'
import { hashToken, makeToken } from '../../../server/tokens.ts'
import { DAY_MS } from '../../../../schema/values/days.ts'

/** By it a secret is known for one, as by those who look for such in public code. */
const MARK = 'tri_live_'
/** 36 of the 256 bits are shown. */
const SHOWN = 6

const SECRET = /^tri_live_[\w-]{43}$/

/** Whether a text has the form of a key; any other is not looked up. */
export function isSecret(text: string): boolean {
  return SECRET.test(text)
}

export function makeSecret(): string {
  return MARK + makeToken()
}

export function prefixOf(secret: string): string {
  return secret.slice(0, MARK.length + SHOWN)
}

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
        secret_hash: hashToken(secret),
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

/** @param store what the account may. @throws ValidationError for what its keys cannot be made with */
export function assertMayMake(store: Store, { allows, addresses }: WantedKey): void {
  assertValid([...checkRights(store, allows), ...checkAddresses(addresses)])
}

/** Without reading there is no other right. */
function withReading(allows: KeyRights): KeyRights {
  const given = Object.entries(allows).filter(([, rights]) => rights.length > 0)
  return Object.fromEntries(
    given.map(([entity, rights]) => [entity, [...new Set<KeyRight>(['read', ...rights])]]),
  )
}

function checkRights(store: Store, allows: KeyRights) {
  const narrowed = narrowStore(store, withReading(allows))
  const given = Object.entries(allows).flatMap(([name, rights]) => rights.map((right) => ({ name, right })))
  if (given.length === 0) return [{ msg: apiKeyAnswers.noRight, path: 'allows' }]
  return given.flatMap(({ name, right }) => {
    const entity = narrowed.entities.find((each) => each.name === name)
    // Whoever reads may make the calls of own code that ask for no more.
    const isHad = entity && (right === 'act' ? !entity.account : narrowed.rights.may(right, entity))
    return isHad ? [] : [{ msg: apiKeyAnswers.notHad(`${name}: ${right}`), path: 'allows' }]
  })
}

/** What is neither an address nor a network. */
export function checkAddresses(addresses: readonly string[]) {
  return addresses
    .filter((address) => !isNetwork(address))
    .map((address) => ({ msg: apiKeyAnswers.noAddress(address), path: 'addresses' }))
}
