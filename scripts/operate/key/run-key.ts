import { KEY_DAYS, USUAL_DAYS } from '../../../src/accounts/ways/api-keys/calls.ts'
import {
  API_KEYS_TABLE,
  findKey,
  readKeys,
  type StoredKey,
} from '../../../src/accounts/ways/api-keys/server/stored-keys.ts'
import { makeKey, revokeKey } from '../../../src/accounts/ways/api-keys/server/make-key.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { type AccountEntity, accountOf } from '../../../src/server/caller/account.ts'
import type { Environment } from '../../../src/server/settings.ts'
import { findAccountNamed, onDatabase } from '../open-stored.ts'
import { readNewKey, type KeyFlags } from './read-new-key.ts'

/** What `npm run key -- --help` prints. */
export const KEY_HELP = `npm run key -- make <name> --for <purpose>   makes an API key of an account, and prints it once
npm run key -- list [<name>]                lists the keys of one account, or of all
npm run key -- revoke <id>                  takes a key back, at once

  npm run key -- make site@club.example --for Site --allow player:list,read --allow team:list,read --from 10.0.0.0/8

<name> is what the account logs in by.

  --for <purpose>            what the history calls it
  --allow <entity>:<rights>  list, read, create, update, delete, act; once per entity; without it all is read, and nothing else done
  --days <number>            how long it is valid: ${KEY_DAYS.join(', ')}; ${USUAL_DAYS} without it
  --from <address>           an address or a network that it may be used from; once for each
  --help                     this text
`

const ASK = 'Say what to do: npm run key -- make NAME --for PURPOSE, list or revoke ID; see --help'

/** Makes, lists or revokes a key in the database that this environment names. @returns what to print. */
export async function runKey(
  entities: readonly AnyEntity[],
  env: Environment,
  { words: [verb, word, ...more], ...flags }: KeyFlags & { readonly words: readonly string[] },
): Promise<string> {
  const account = accountOf(entities)
  if (!account.account.apiKeys)
    throw new Error(`${account.entity.name}: accounts have no keys; write account: { apiKeys: true, … }`)
  if (more.length > 0) throw new Error(ASK)
  return onDatabase(env, async (database) => {
    if (!(await database.adapter.describeTable(database.queries, API_KEYS_TABLE)))
      throw new Error('The database has no keys yet: npm start makes its tables.')
    if (verb === 'list') return listKeys(database, account, word)
    if (verb === 'make' && word !== undefined) return make(database, { entities, account, name: word, flags })
    if (verb === 'revoke' && word !== undefined) return revoke(database, account, word)
    throw new Error(ASK)
  })
}

interface Making {
  readonly entities: readonly AnyEntity[]
  readonly account: AccountEntity
  readonly name: string
  readonly flags: KeyFlags
}

async function make(database: Database, { entities, account, name, flags }: Making): Promise<string> {
  const wanted = readNewKey(entities, flags)
  const id = await findAccountNamed(database, account, name)
  const maker = { account: { entity: account.entity.name, id }, by: null }
  const { key, secret } = await makeKey(database, maker, wanted)
  return `${secret} (shown this once) is key ${key.id} of ${name}, valid until ${dayOf(key.expiresAt)}.`
}

async function listKeys(database: Database, account: AccountEntity, name?: string): Promise<string> {
  const id = name === undefined ? undefined : await findAccountNamed(database, account, name)
  const keys = await readKeys(database.queries, id)
  return keys.length === 0 ? 'There is no key.' : keys.map(describe).join('\n')
}

function describe({ id, prefix, name, accountId, expiresAt, lastUse }: StoredKey): string {
  const used = lastUse ? `used on ${dayOf(lastUse.at)} from ${lastUse.address}` : 'never used'
  return `${id}  ${prefix}…  "${name}" of account ${accountId}, until ${dayOf(expiresAt)}, ${used}`
}

async function revoke(database: Database, account: AccountEntity, word: string): Promise<string> {
  const key = /^\d{1,9}$/.test(word) ? await findKey(database.queries, 'id', Number(word)) : null
  if (!key) throw new Error(`There is no key ${word}: npm run key -- list names those that there are.`)
  await revokeKey(database, key, { account: { entity: account.entity.name, id: key.accountId }, by: null })
  return `The key "${key.name}" (${key.prefix}…) is revoked.`
}

const dayOf = (instant: string) => instant.slice(0, 10)
