import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { SESSIONS_TABLE } from '../database/system-tables/sessions.ts'
import { SESSION_LIMITS, sessionTimes, type SessionLimits } from './session-limits.ts'

/** A person who is logged in. */
export interface Session {
  readonly id: number
  readonly accountId: number
}

/** Sessions lie in the database, so that they survive a restart and end everywhere at once. */
export interface Sessions {
  readonly limits: SessionLimits
  /** @returns the token, which is written down nowhere else. */
  start(accountId: number): Promise<string>
  find(token: string): Promise<Session | null>
  end(token: string): Promise<void>
  /** Ends all sessions of an account but one. */
  endOthers(accountId: number, sessionId: number | null): Promise<void>
  removeExpired(): Promise<void>
}

export function createSessions(queries: Queries, limits: SessionLimits = SESSION_LIMITS): Sessions {
  const removeExpired = async () => {
    const { seenAfter, begunAfter } = sessionTimes(limits)
    await queries
      .deleteFrom(SESSIONS_TABLE)
      .where((where) =>
        where.or([where('last_seen_at', '<=', seenAfter), where('created_at', '<=', begunAfter)]),
      )
      .execute()
  }
  return {
    limits,
    removeExpired,
    async start(accountId) {
      // What is over goes when something is added: the table never outgrows the people who log in.
      await removeExpired()
      const token = randomBytes(32).toString('base64url')
      const now = new Date().toISOString()
      await queries
        .insertInto(SESSIONS_TABLE)
        .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, last_seen_at: now })
        .execute()
      return token
    },
    find: (token) => find(queries, limits, token),
    async end(token) {
      await queries.deleteFrom(SESSIONS_TABLE).where('token_hash', '=', hashToken(token)).execute()
    },
    async endOthers(accountId, sessionId) {
      await queries
        .deleteFrom(SESSIONS_TABLE)
        .where('account_id', '=', accountId)
        .where('id', '<>', sessionId ?? 0)
        .execute()
    },
  }
}

async function find(queries: Queries, limits: SessionLimits, token: string): Promise<Session | null> {
  const { seenAfter, begunAfter, markBefore } = sessionTimes(limits)
  const row = await queries
    .selectFrom(SESSIONS_TABLE)
    .select(['id', 'account_id', 'last_seen_at'])
    .where('token_hash', '=', hashToken(token))
    .where('last_seen_at', '>', seenAfter)
    .where('created_at', '>', begunAfter)
    .executeTakeFirst()
  if (!row) return null
  const session = { id: Number(row['id']), accountId: Number(row['account_id']) }
  if (String(row['last_seen_at']) < markBefore) await markSeen(queries, session.id)
  return session
}

async function markSeen(queries: Queries, id: number): Promise<void> {
  await queries
    .updateTable(SESSIONS_TABLE)
    .set({ last_seen_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

/** A token is random enough to need no slow hash. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
