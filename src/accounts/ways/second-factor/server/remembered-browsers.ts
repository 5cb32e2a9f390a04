import type { Queries } from '../../../../server/database/database.ts'
import type { Login } from '../../../../server/service.ts'
import type { Credentials } from '../../../server/session/credentials.ts'
import type { RememberedBrowser } from '../calls.ts'
import { REMEMBERED_TABLE as TABLE } from './tables.ts'
import { DAY_MS } from '../../../../schema/values/days.ts'

const DAYS = 30

const nameOf = (accountId: number, device: string) => `${accountId} ${device}`

/** From now on this browser is asked for no code, while password and factors stay what they are. */
export async function rememberBrowser(
  queries: Queries,
  { accountId, origin: { device, ...origin }, trusted }: Login,
): Promise<void> {
  if (trusted === null) return
  const now = Date.now()
  const kept = {
    ...origin,
    account_state: trusted,
    begun_at: new Date(now).toISOString(),
    ends_at: new Date(now + DAYS * DAY_MS).toISOString(),
  }
  await queries
    .insertInto(TABLE)
    .values({ known_as: nameOf(accountId, device), account_id: accountId, ...kept })
    .onConflict((conflict) => conflict.column('known_as').doUpdateSet(kept))
    .execute()
}

/** Removes those that are remembered no more. */
export async function forgetOldBrowsers(queries: Queries): Promise<void> {
  await queries.deleteFrom(TABLE).where('ends_at', '<=', new Date().toISOString()).execute()
}

type Trusting = Pick<Credentials, 'id' | 'state'>

export async function isRemembered(
  queries: Queries,
  { id, state }: Trusting,
  device: string,
): Promise<boolean> {
  const row = await goodOf(queries, { id, state })
    .select('id')
    .where('known_as', '=', nameOf(id, device))
    .executeTakeFirst()
  return row !== undefined
}

/** The latest first. */
export async function listRemembered(queries: Queries, of: Trusting): Promise<readonly RememberedBrowser[]> {
  const rows = await goodOf(queries, of)
    .selectAll()
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: Number(row['id']),
    browser: String(row['browser']),
    system: String(row['system']),
    address: String(row['address']),
    endsAt: String(row['ends_at']),
  }))
}

const goodOf = (queries: Queries, { id, state }: Trusting) =>
  queries
    .selectFrom(TABLE)
    .where('account_id', '=', id)
    .where('account_state', '=', state)
    .where('ends_at', '>', new Date().toISOString())

/** @param id of one; all without it. @returns whether there was any */
export async function forgetBrowsers(queries: Queries, accountId: number, id?: number): Promise<boolean> {
  const all = queries.deleteFrom(TABLE).where('account_id', '=', accountId)
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirst()
  return numDeletedRows > 0n
}
