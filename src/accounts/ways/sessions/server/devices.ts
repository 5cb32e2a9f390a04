import type { Queries } from '../../../../server/database/database.ts'
import type { Login } from '../../../../server/service.ts'
import type { NewDevice } from '../calls.ts'
import { ACCOUNT_DEVICES_TABLE as TABLE } from './account-devices-table.ts'
import { DAY_MS } from '../../../../schema/values/days.ts'

/** As long as a browser keeps its id. */
const KEPT_DAYS = 365
/** Programs that log in without cookies are a new one each time. */
const MOST = 100

/** @returns whether the account has logged in before, and never with this browser. */
export async function noteDevice(queries: Queries, { accountId, origin }: Login): Promise<boolean> {
  const now = new Date().toISOString()
  const known_as = `${accountId} ${origin.device}`
  const { numUpdatedRows } = await queries
    .updateTable(TABLE)
    .set({ ...origin, seen_at: now })
    .where('known_as', '=', known_as)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return false
  const others = await idsOf(queries, accountId)
  await queries
    .insertInto(TABLE)
    .values({
      known_as,
      account_id: accountId,
      ...origin,
      begun_at: now,
      seen_at: now,
      is_confirmed: others.length === 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const tooMany = others.slice(MOST - 1)
  if (tooMany.length > 0) await queries.deleteFrom(TABLE).where('id', 'in', tooMany).execute()
  return others.length > 0
}

/** The latest first. */
async function idsOf(queries: Queries, accountId: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom(TABLE)
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map((row) => Number(row['id']))
}

/** Removes those that have lost their id since they were seen. */
export async function forgetOldDevices(queries: Queries): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString()
  await queries.deleteFrom(TABLE).where('seen_at', '<', before).execute()
}

/** Whoever logs in somewhere cannot confirm that: the person is told elsewhere. */
export async function listNewDevices(
  queries: Queries,
  accountId: number,
  ownDevice: string,
): Promise<readonly NewDevice[]> {
  const rows = await queries
    .selectFrom(TABLE)
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_confirmed', '=', false)
    .where('device', '<>', ownDevice)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: Number(row['id']),
    browser: String(row['browser']),
    system: String(row['system']),
    address: String(row['address']),
    at: String(row['begun_at']),
  }))
}

/** How many the person does not know of yet. */
export async function countUnconfirmed(queries: Queries, accountId: number): Promise<number> {
  const row = await queries
    .selectFrom(TABLE)
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_confirmed', '=', false)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function confirmDevice(
  queries: Queries,
  {
    id,
    accountId,
    ownDevice,
  }: { readonly id: number; readonly accountId: number; readonly ownDevice: string },
): Promise<void> {
  await queries
    .updateTable(TABLE)
    .set({ is_confirmed: true })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('device', '<>', ownDevice)
    .execute()
}
