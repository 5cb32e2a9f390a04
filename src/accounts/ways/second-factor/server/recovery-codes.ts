import { randomInt } from 'node:crypto'
import type { Queries } from '../../../../server/database/database.ts'
import { hashToken } from '../../../server/tokens.ts'
import { RECOVERY_CODES_TABLE as TABLE } from './tables.ts'

const COUNT = 10
/** Crockford's: no letter that is taken for a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 6
const GROUP_LETTERS = 4

const randomLetter = () => ALPHABET[randomInt(ALPHABET.length)] ?? ''
const randomGroup = () => Array.from({ length: GROUP_LETTERS }, randomLetter).join('')

/** 120 bits. */
const makeCode = () => Array.from({ length: GROUPS }, randomGroup).join('-')

/** However it was typed: with or without lines, in capitals, with the letters that are taken for digits. */
function hashCode(typed: string): string {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return hashToken(plain)
}

/** Makes new codes in the place of all former ones, in the caller's transaction. @returns them, of which only hashes are stored */
export async function makeCodes(transaction: Queries, accountId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, makeCode)
  await removeCodes(transaction, accountId)
  await transaction
    .insertInto(TABLE)
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashCode(code), used_at: '' })))
    .execute()
  return codes
}

export async function removeCodes(transaction: Queries, accountId: number): Promise<void> {
  await transaction.deleteFrom(TABLE).where('account_id', '=', accountId).execute()
}

/** Whether it is one of theirs that was not used yet. */
export async function hasCode(queries: Queries, accountId: number, typed: string): Promise<boolean> {
  const row = await queries
    .selectFrom(TABLE)
    .select('id')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(typed))
    .where('used_at', '=', '')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a code up, so that of two at once one is refused. @returns whether it was one of theirs */
export async function consumeCode(transaction: Queries, accountId: number, typed: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable(TABLE)
    .set({ used_at: new Date().toISOString() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(typed))
    .where('used_at', '=', '')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countCodes(queries: Queries, accountId: number): Promise<number> {
  const row = await queries
    .selectFrom(TABLE)
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', '=', '')
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
