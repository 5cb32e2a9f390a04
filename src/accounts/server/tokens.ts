import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../../server/database/database.ts'
import { planColumns, type PlannedTable } from '../../server/database/planned-table.ts'
import { readOrMakeKey } from '../../server/database/state.ts'

const TOKEN_BYTES = 32

/** 256 random bits, in 43 characters. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token, a code or a key: each has enough entropy for a fast hash. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

/** One hash of several parts; it changes with each of them. */
export function hashParts(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts))
}

/** Signs what browsers keep. */
interface Signer {
  sign(text: string): string
  /** The text that was signed; null if the signature is wrong. */
  verify(signed: string): string | null
}

const SIGNED = /^(.+)\.([\w-]{43})$/

/** @param keyName of the key in the database, which all processes share */
export async function createSigner(queries: Queries, keyName: string): Promise<Signer> {
  const key = await readOrMakeKey(queries, keyName)
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign: (text) => `${text}.${macOf(text)}`,
    verify(signed) {
      const [, text = '', mac = ''] = SIGNED.exec(signed) ?? []
      return text !== '' && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(text))) ? text : null
    },
  }
}

/** What works once, by its hash, for as long as it would work again. */
export const planUsed = (name: string): PlannedTable => ({
  name,
  columns: planColumns({ used: 'text', until: 'text' }),
  keys: ['used'],
  lookups: [['until']],
})

/** @returns false where it was used before, in whatever process. @param lifeMs how long it would work otherwise. */
export async function claimOnce(
  queries: Queries,
  table: string,
  used: string,
  lifeMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto(table)
    .values({ used, until: new Date(Date.now() + lifeMs).toISOString() })
    .onConflict((conflict) => conflict.column('used').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Forgets what does not work any more. */
export async function forgetUsed(queries: Queries, table: string): Promise<void> {
  await queries.deleteFrom(table).where('until', '<=', new Date().toISOString()).execute()
}
