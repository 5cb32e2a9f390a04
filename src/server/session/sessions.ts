import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { SESSIONS_TABLE } from '../database/system-tables/sessions.ts'

/** A person who is logged in. */
export interface Session {
  readonly id: number
  readonly accountId: number
}

/** Sessions lie in the database, so that they survive a restart and end everywhere at once. */
export interface Sessions {
  /** @returns the token, which is written down nowhere else. */
  start(accountId: number): Promise<string>
  find(token: string): Promise<Session | null>
  end(token: string): Promise<void>
  /** Ends all sessions of an account but one. */
  endOthers(accountId: number, sessionId: number | null): Promise<void>
  removeExpired(): Promise<void>
}

export const SESSION_DAYS = 30

const DAY_MS = 86_400_000
// A list view makes several calls; not each of them need be written down.
const SEEN_EVERY_MS = 3_600_000

export function createSessions(queries: Queries): Sessions {
  return {
    async start(accountId) {
      const token = randomBytes(32).toString('base64url')
      const now = new Date().toISOString()
      await queries
        .insertInto(SESSIONS_TABLE)
        .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, last_seen_at: now })
        .execute()
      return token
    },
    async find(token) {
      const row = await queries
        .selectFrom(SESSIONS_TABLE)
        .select(['id', 'account_id', 'last_seen_at'])
        .where('token_hash', '=', hashToken(token))
        .where('last_seen_at', '>', oldestLiving())
        .executeTakeFirst()
      if (!row) return null
      const session = { id: Number(row['id']), accountId: Number(row['account_id']) }
      await markSeen(queries, session.id, String(row['last_seen_at']))
      return session
    },
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
    async removeExpired() {
      await queries.deleteFrom(SESSIONS_TABLE).where('last_seen_at', '<=', oldestLiving()).execute()
    },
  }
}

/** A session that was last seen before this moment is over. */
function oldestLiving(): string {
  return new Date(Date.now() - SESSION_DAYS * DAY_MS).toISOString()
}

async function markSeen(queries: Queries, id: number, lastSeen: string): Promise<void> {
  if (Date.now() - Date.parse(lastSeen) < SEEN_EVERY_MS) return
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
