import { hashToken, makeToken } from '../tokens.ts'
import * as z from 'zod/mini'
import { impersonatorOf, type Session } from '../../../server/caller/session.ts'
import type { Database, Queries, StoredRow } from '../../../server/database/database.ts'
import { insertAndRead, type PreparedStatement, runPrepared } from '../../../server/database/prepared.ts'
import { cacheUntilChanged } from '../../../server/database/versioned-cache.ts'
import { SESSIONS_TABLE } from '../../../server/database/system-tables.ts'
import {
  renewToken,
  MOST_SESSIONS,
  SESSION_LIMITS,
  type SessionLimits,
  sessionTimes,
} from './session-token.ts'

/** A role, or an account. */
const impersonatedSchema = z.union([
  z.strictObject({ role: z.string() }),
  z.strictObject({ account: z.int() }),
])
type Impersonated = z.infer<typeof impersonatedSchema>

/** From where somebody has logged in. */
export interface SessionOrigin {
  /** `Firefox`; empty where it is not known. */
  readonly browser: string
  /** `Windows`; empty where it is not known. */
  readonly system: string
  readonly address: string
  /** The hash of the browser's id. */
  readonly device: string
}

interface StartedSession {
  readonly id: number
  /** Only its hash is stored. */
  readonly token: string
}

/** Whether an account may be logged in now. */
export type Admits = (accountId: number) => Promise<boolean>

export interface SessionOptions {
  readonly limits?: SessionLimits | undefined
  /** Everybody's may without it. */
  readonly admits?: Admits
  /** Whether sessions are kept with where they come from. */
  readonly hasOrigins?: boolean | undefined
  /** Whether sessions are kept with when it was shown who it is. */
  readonly hasProofs?: boolean | undefined
}

/** Sessions are stored in the database, so that they survive a restart and end in all processes at once. */
export interface Sessions {
  readonly limits: SessionLimits
  /** Asked of keys too, which are no sessions. */
  readonly admits: Admits
  /** @param origin is kept where people see their sessions */
  start(accountId: number, origin?: SessionOrigin, transaction?: Queries): Promise<StartedSession>
  find(token: string): Promise<Session | null>
  /** Those of the tokens whose sessions go on; no sign of life of them. */
  openAmong(tokens: readonly string[]): Promise<ReadonlySet<string>>
  end(token: string, transaction?: Queries): Promise<void>
  /**
   * Notes that the session has shown who it is, at which it changes its token; calls that are under way with the former one are
   * still made. @returns the new one
   */
  prove(id: number): Promise<string>
  /** From now on the calls of this session are as of somebody else; of the account itself without one. */
  impersonate(id: number, impersonated: Impersonated | null): Promise<void>
  /** Ends all sessions of an account but one, in the caller's transaction. */
  endOthers(transaction: Queries, accountId: number, sessionId: number | null): Promise<void>
  /** Ends those of an account that are one too many, in the caller's transaction: the ones that were not seen for longest. */
  endSurplus(transaction: Queries, accountId: number): Promise<void>
  removeExpired(): Promise<void>
}

/** How long calls with the token before the last proof are made: those that were sent before its answer came. */
const FORMER_MS = 10_000
const MAX_CACHE_BYTES = 2_000_000

export function createSessions(
  { adapter, queries }: Database,
  {
    limits = SESSION_LIMITS,
    admits = async () => true,
    hasOrigins = false,
    hasProofs = false,
  }: SessionOptions = {},
): Sessions {
  const remember = cacheUntilChanged<KnownSession | null>(adapter, MAX_CACHE_BYTES)
  const isOpen = async (known: KnownSession) =>
    !isExpired(limits, known) && (await admits(impersonatorOf(known)))
  const byHash = hasProofs ? byEitherHash : byOwnHash
  return {
    limits,
    admits,
    removeExpired: () => deleteExpired(queries, limits),
    async start(accountId, origin, transaction = queries) {
      const token = makeToken()
      const now = new Date().toISOString()
      const row = await insertAndRead(transaction, SESSIONS_TABLE, {
        token_hash: hashToken(token),
        account_id: accountId,
        created_at: now,
        last_seen_at: now,
        ...(hasOrigins && origin),
        ...(hasProofs && { proved_at: now }),
      })
      return { id: Number(row['id']), token }
    },
    async find(token) {
      const known = await remember(token, () => findSession(queries, byHash, token))
      if (!known || !(await isOpen(known))) return null
      if (known.seenAt < sessionTimes(limits).markBefore) await markSeen(queries, known.id)
      return known
    },
    openAmong: (tokens) => findOpen(queries, tokens, isOpen),
    end: (token, transaction = queries) => endSession(transaction, byHash, token),
    prove: (id) => renewToken(queries, id),
    async impersonate(id, impersonated) {
      const seen_as = impersonated ? JSON.stringify(impersonated) : ''
      await queries.updateTable(SESSIONS_TABLE).set({ seen_as }).where('id', '=', id).execute()
    },
    endSurplus: deleteSurplus,
    async endOthers(transaction, accountId, sessionId) {
      await transaction
        .deleteFrom(SESSIONS_TABLE)
        .where('account_id', '=', accountId)
        .where('id', '<>', sessionId ?? 0)
        .execute()
    },
  }
}

async function endSession(queries: Queries, { columns }: ByHash, token: string): Promise<void> {
  const hashed = hashToken(token)
  await queries
    .deleteFrom(SESSIONS_TABLE)
    .where((where) => where.or(columns.map((column) => where(column, '=', hashed))))
    .execute()
}

/** After the new session is there. */
async function deleteSurplus(queries: Queries, accountId: number): Promise<void> {
  const latest = queries
    .selectFrom(SESSIONS_TABLE)
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS)
  await queries
    .deleteFrom(SESSIONS_TABLE)
    .where('account_id', '=', accountId)
    .where('id', 'not in', latest)
    .execute()
}

async function deleteExpired(queries: Queries, limits: SessionLimits): Promise<void> {
  const { seenAfter, begunAfter } = sessionTimes(limits)
  await queries
    .deleteFrom(SESSIONS_TABLE)
    .where((where) =>
      where.or([
        where('last_seen_at', '<=', new Date(seenAfter).toISOString()),
        where('created_at', '<=', new Date(begunAfter).toISOString()),
      ]),
    )
    .execute()
}

interface KnownSession extends Session {
  readonly seenAt: number
  readonly begunAt: number
  /** Found by the token that it had before the last proof. */
  readonly isFormer: boolean
}

/** A way to find a session by the hash of a token. */
interface ByHash extends PreparedStatement {
  readonly columns: readonly string[]
}

const byOwnHash = findBy(['token_hash'])
const byEitherHash = findBy(['token_hash', 'former_hash'])

function findBy(columns: readonly string[]): ByHash {
  return {
    name: `session by ${columns.join()}`,
    columns,
    build: (queries) =>
      queries
        .selectFrom(SESSIONS_TABLE)
        .selectAll()
        .where((where) => where.or(columns.map((column) => where(column, '=', '')))),
  }
}

async function findSession(queries: Queries, by: ByHash, token: string): Promise<KnownSession | null> {
  const hashed = hashToken(token)
  const { rows } = await runPrepared(
    queries,
    by,
    by.columns.map(() => hashed),
  )
  const [row] = rows
  return row ? sessionOfRow(row, hashed) : null
}

/** Those of the tokens whose sessions are open. */
async function findOpen(
  queries: Queries,
  tokens: readonly string[],
  isOpen: (known: KnownSession) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]))
  const open = new Set<string>()
  if (byHash.size === 0) return open
  const rows = await queries
    .selectFrom(SESSIONS_TABLE)
    .selectAll()
    .where('token_hash', 'in', [...byHash.keys()])
    .execute()
  for (const row of rows) {
    const hashed = String(row['token_hash'])
    if (await isOpen(sessionOfRow(row, hashed))) open.add(byHash.get(hashed) ?? '')
  }
  return open
}

function sessionOfRow(row: StoredRow, hashed: string): KnownSession {
  return {
    id: Number(row['id']),
    ...callerOfRow(Number(row['account_id']), row['seen_as']),
    seenAt: Date.parse(String(row['last_seen_at'])),
    begunAt: Date.parse(String(row['created_at'])),
    provedAt: Date.parse(String(row['proved_at'] ?? '')),
    isFormer: row['token_hash'] !== hashed,
  }
}

function callerOfRow(accountId: number, stored: unknown): Pick<Session, 'accountId' | 'impersonation'> {
  if (typeof stored !== 'string' || stored === '') return { accountId }
  const seen = impersonatedSchema.parse(JSON.parse(stored))
  if ('role' in seen) return { accountId, impersonation: { by: accountId, role: seen.role } }
  return { accountId: seen.account, impersonation: { by: accountId } }
}

function isExpired(limits: SessionLimits, session: KnownSession): boolean {
  const { seenAt, begunAt, isFormer, provedAt = Number.NaN } = session
  if (isFormer && !(Math.abs(Date.now() - provedAt) < FORMER_MS)) return true
  const { seenAfter, begunAfter } = sessionTimes(limits)
  return seenAt <= seenAfter || begunAt <= begunAfter
}

async function markSeen(queries: Queries, id: number): Promise<void> {
  await queries
    .updateTable(SESSIONS_TABLE)
    .set({ last_seen_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}
