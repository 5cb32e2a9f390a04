import * as z from 'zod/mini'
import { KEY_RIGHTS, type KeyRights } from '../../../../schema/access/key-rights.ts'
import type { Queries, StoredRow } from '../../../../server/database/database.ts'
import { planColumns, planForAccounts } from '../../../../server/database/planned-table.ts'

export const API_KEYS_TABLE = 'api_keys'

/** The API keys; they are deleted with their account. */
export const apiKeysTable = planForAccounts(API_KEYS_TABLE, 'apiKeys', (owner) => ({
  columns: planColumns({
    account_id: owner,
    name: 'text',
    /** The first characters of the key. */
    prefix: 'text',
    secret_hash: 'text',
    /** The rights, by entity. */
    allows: 'object',
    addresses: 'list',
    created_at: 'text',
    expires_at: 'text',
    /** Empty before the first call. */
    last_used_at: 'text',
    last_address: 'text',
  }),
  keys: ['secret_hash'],
  waitsInTrash: true,
  isAnnounced: true,
}))

/** A key as it is stored. */
export interface StoredKey {
  readonly id: number
  readonly accountId: number
  readonly name: string
  readonly prefix: string
  readonly allows: KeyRights
  readonly addresses: readonly string[]
  readonly createdAt: string
  readonly expiresAt: string
  readonly lastUse: { readonly at: string; readonly address: string } | null
}

/** What a newer program may have written besides is left out. */
const storedAllows = z.record(z.string(), z.array(z.string()))
const storedAddresses = z.array(z.string())

function keyOfRow(row: StoredRow): StoredKey {
  const at = String(row['last_used_at'])
  const allows = storedAllows.parse(JSON.parse(String(row['allows'])))
  return {
    id: Number(row['id']),
    accountId: Number(row['account_id']),
    name: String(row['name']),
    prefix: String(row['prefix']),
    allows: Object.fromEntries(
      Object.entries(allows).map(([entity, rights]) => [
        entity,
        KEY_RIGHTS.filter((right) => rights.includes(right)),
      ]),
    ),
    addresses: storedAddresses.parse(JSON.parse(String(row['addresses']))),
    createdAt: String(row['created_at']),
    expiresAt: String(row['expires_at']),
    lastUse: at === '' ? null : { at, address: String(row['last_address']) },
  }
}

/** The newest first. @param accountId of one account; of all without it */
export async function readKeys(queries: Queries, accountId?: number): Promise<readonly StoredKey[]> {
  const all = queries.selectFrom(API_KEYS_TABLE).selectAll().orderBy('id', 'desc')
  const rows = await (accountId === undefined ? all : all.where('account_id', '=', accountId)).execute()
  return rows.map(keyOfRow)
}

export async function findKey(
  queries: Queries,
  column: 'id' | 'secret_hash',
  value: number | string,
): Promise<StoredKey | null> {
  const row = await queries
    .selectFrom(API_KEYS_TABLE)
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst()
  return row ? keyOfRow(row) : null
}

export async function markUsed(queries: Queries, id: number, address: string): Promise<void> {
  await queries
    .updateTable(API_KEYS_TABLE)
    .set({ last_used_at: new Date().toISOString(), last_address: address })
    .where('id', '=', id)
    .execute()
}
