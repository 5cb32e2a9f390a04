import type { Queries } from '../../../../server/database/database.ts'
import { SESSIONS_TABLE } from '../../../../server/database/system-tables.ts'
import { sessionTimes, type SessionLimits } from '../../../server/session/session-token.ts'
import { ownerOf, type Session } from '../../../../server/caller/session.ts'
import type { ListedSession } from '../calls.ts'

/** Where somebody is logged in, the latest first. */
export async function listSessions(
  queries: Queries,
  session: Session,
  limits: SessionLimits,
): Promise<readonly ListedSession[]> {
  const { seenAfter, begunAfter } = sessionTimes(limits)
  const rows = await queries
    .selectFrom(SESSIONS_TABLE)
    .select(['id', 'browser', 'system', 'address', 'created_at', 'last_seen_at'])
    .where('account_id', '=', ownerOf(session))
    .where('last_seen_at', '>', new Date(seenAfter).toISOString())
    .where('created_at', '>', new Date(begunAfter).toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: Number(row['id']),
    browser: String(row['browser']),
    system: String(row['system']),
    address: String(row['address']),
    begunAt: String(row['created_at']),
    seenAt: String(row['last_seen_at']),
    isThis: Number(row['id']) === session.id,
  }))
}

/** @returns whether there was such a session of theirs. */
export async function endSession(queries: Queries, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom(SESSIONS_TABLE)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The browser of a session, as devices are told apart. */
export async function deviceOf(queries: Queries, { id }: Session): Promise<string> {
  const row = await queries
    .selectFrom(SESSIONS_TABLE)
    .select('device')
    .where('id', '=', id)
    .executeTakeFirst()
  return String(row?.['device'] ?? '')
}
