import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../schema/values/days.ts'
import {
  instant,
  planColumns,
  type PlannedTable,
  type Queries,
  type StoredRow,
  type Tables,
} from '../../../server/face.ts'
import type { ExpressionBuilder } from 'kysely'
import type { NamedWebhook } from './configure.ts'
import { Webhook } from 'standardwebhooks'
export const WEBHOOK_OUTBOX_TABLE = 'webhook_outbox'

/** What webhooks are to send, written in the transaction of the change; what was received stays for a week. */
export const webhookOutboxTable: PlannedTable = {
  name: WEBHOOK_OUTBOX_TABLE,
  columns: planColumns({
    /** `visit.crm` */
    webhook: 'text',
    /** The same each time it is sent, so that who receives it twice can tell. */
    message_id: 'text',
    body: 'text',
    created_at: 'text',
    /** `waiting`, `delivered` or `failed`. */
    state: { type: 'text', empty: 'waiting' },
    attempts: 'integer',
    /** No attempt is made before; during one, the time from which it counts as lost. */
    next_at: 'text',
    ended_at: 'text',
    /** A status, or what became of the connection. */
    problem: 'text',
  }),
  keys: ['message_id'],
  lookups: [
    ['state', 'next_at'],
    ['webhook', 'state'],
  ],
}

const PATIENCE_MS = 10_000

interface Message {
  readonly id: string
  readonly body: string
}

/**
 * Sends a message to the configured address alone, signed as standardwebhooks.com says.
 * @returns why it was not received; null if it was
 */
async function sendMessage(
  { url, key }: NonNullable<NamedWebhook['target']>,
  { id, body }: Message,
  stopping: AbortSignal,
): Promise<string | null> {
  // The time of the attempt: receivers refuse old signatures.
  const sentAt = new Date()
  try {
    const response = await fetch(url, {
      method: 'POST',
      // An answer must not lead to another address.
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
        'webhook-signature': new Webhook(key, { format: 'raw' }).sign(id, sentAt, body),
      },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await response.body?.cancel()
    return response.ok ? null : String(response.status)
  } catch (error) {
    return describeFailure(error)
  }
}

/** `ECONNREFUSED`, `TimeoutError`: without the address, which may hold a secret. */
function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'Error'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}

/** Longer than an attempt: when it is over, the process that made it was killed. */
const ATTEMPT_MS = MINUTE_MS
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 12 * HOUR_MS
/** About two days. */
const MAX_ATTEMPTS = 12
/** Those of two machines. */
const CLOCKS_DIFFER_MS = MINUTE_MS
const AT_A_TIME = 50
const KEPT_DAYS = { delivered: 7, failed: 30 }

/** Sends what is due of one webhook, one after the other. */
export async function deliverDue(
  queries: Queries,
  { key, target }: NamedWebhook,
  now: () => number,
  stopping: AbortSignal,
): Promise<void> {
  if (!target) return
  for (;;) {
    const rows = await findWaiting(queries, key, now())
    for (const row of rows) {
      if (stopping.aborted) return
      if (!(await take(queries, row, now()))) continue
      const message = { id: String(row['message_id']), body: String(row['body']) }
      const problem = await sendMessage(target, message, stopping)
      // An attempt that was cut off by the end of this process is none: it is made again by another one.
      if (stopping.aborted && problem !== null) return
      await note(queries, row, problem, now())
    }
    if (rows.length < AT_A_TIME) return
  }
}

function findWaiting(queries: Queries, key: string, now: number): Promise<readonly StoredRow[]> {
  return queries
    .selectFrom(WEBHOOK_OUTBOX_TABLE)
    .selectAll()
    .where('webhook', '=', key)
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('next_at', '<=', instant(now)), ...ofFormerClock(row, now)]))
    .orderBy('id')
    .limit(AT_A_TIME)
    .execute()
}

/** What would wait longer than its attempts ask for was noted before a clock was put back. */
function ofFormerClock(row: ExpressionBuilder<Tables, string>, now: number) {
  return Array.from({ length: MAX_ATTEMPTS }, (_, attempts) => {
    const latest = now + Math.max(ATTEMPT_MS, waitAfter(attempts)) + CLOCKS_DIFFER_MS
    return row.and([row('attempts', '=', attempts), row('next_at', '>', instant(latest))])
  })
}

/** @returns false if another process was first. */
async function take(queries: Queries, row: StoredRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(WEBHOOK_OUTBOX_TABLE)
    .set({ next_at: instant(now + ATTEMPT_MS), attempts: Number(row['attempts']) + 1 })
    .where('id', '=', Number(row['id']))
    .where('state', '=', 'waiting')
    .where('attempts', '=', Number(row['attempts']))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function note(queries: Queries, row: StoredRow, problem: string | null, now: number): Promise<void> {
  const attempts = Number(row['attempts']) + 1
  await queries
    .updateTable(WEBHOOK_OUTBOX_TABLE)
    .set(outcomeOf(problem, attempts, now))
    .where('id', '=', Number(row['id']))
    .execute()
}

function outcomeOf(problem: string | null, attempts: number, now: number): StoredRow {
  if (problem === null) return { state: 'delivered', ended_at: instant(now), problem: '' }
  if (attempts >= MAX_ATTEMPTS) return { state: 'failed', ended_at: instant(now), problem }
  return { next_at: instant(now + waitAfter(attempts)), problem }
}

function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 4 ** (attempts - 1), LONGEST_WAIT_MS)
}

/** Removes what was received, or given up, a while ago. */
export async function forgetEnded(queries: Queries, now: number): Promise<void> {
  for (const [state, days] of Object.entries(KEPT_DAYS)) {
    await queries
      .deleteFrom(WEBHOOK_OUTBOX_TABLE)
      .where('state', '=', state)
      .where('ended_at', '<=', instant(now - days * DAY_MS))
      .execute()
  }
}
