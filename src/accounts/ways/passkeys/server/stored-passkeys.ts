import * as z from 'zod/mini'
import type { Queries, StoredRow } from '../../../../server/database/database.ts'
import type { Passkey } from '../calls.ts'
import { PASSKEYS_TABLE as TABLE } from './tables.ts'

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20

export interface StoredPasskey extends Passkey {
  readonly accountId: number
  readonly credential: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
}

/** The newest first. */
export async function readPasskeys(queries: Queries, accountId: number): Promise<readonly StoredPasskey[]> {
  const rows = await queries
    .selectFrom(TABLE)
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(passkeyOfRow)
}

export async function findPasskey(queries: Queries, credential: string): Promise<StoredPasskey | null> {
  const row = await queries
    .selectFrom(TABLE)
    .selectAll()
    .where('credential', '=', credential)
    .executeTakeFirst()
  return row ? passkeyOfRow(row) : null
}

export type UnkeptPasskey = Pick<
  StoredPasskey,
  'accountId' | 'credential' | 'publicKey' | 'counter' | 'transports' | 'name'
>

/** @returns false where it is there already */
export async function keepPasskey(queries: Queries, made: UnkeptPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto(TABLE)
    .values({
      credential: made.credential,
      account_id: made.accountId,
      public_key: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: JSON.stringify(made.transports),
      name: made.name,
      made_at: new Date().toISOString(),
      used_at: '',
    })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** @returns false where it has gone, or another use of it came first */
export async function notePasskeyUse(queries: Queries, used: StoredPasskey, counter: number) {
  const { numUpdatedRows } = await queries
    .updateTable(TABLE)
    .set({ counter, used_at: new Date().toISOString() })
    .where('id', '=', used.id)
    .where('counter', '=', used.counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An own passkey. */
interface Own {
  readonly accountId: number
  readonly id: number
}

/** @returns whether there was one */
export async function renamePasskey(queries: Queries, { accountId, id }: Own, name: string) {
  const { numUpdatedRows } = await queries
    .updateTable(TABLE)
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns whether there was one */
export async function removePasskey(queries: Queries, { accountId, id }: Own): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom(TABLE)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const transportsSchema = z.array(z.string())

function passkeyOfRow(row: StoredRow): StoredPasskey {
  const stored = row['transports']
  return {
    id: Number(row['id']),
    accountId: Number(row['account_id']),
    credential: String(row['credential']),
    publicKey: Uint8Array.from(Buffer.from(String(row['public_key']), 'base64url')),
    counter: Number(row['counter']),
    transports: transportsSchema.parse(typeof stored === 'string' ? JSON.parse(stored) : stored),
    name: String(row['name']),
    madeAt: String(row['made_at']),
    usedAt: row['used_at'] ? String(row['used_at']) : null,
  }
}
