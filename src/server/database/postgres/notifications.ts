import { sql } from 'kysely'
import pg from 'pg'
import type { Queries } from '../database.ts'
import { reasonOf } from '../../errors/database-unavailable.ts'

const CHANNEL = 'tribune_changes'
const ANNOUNCE = 'tribune_announce'
/** After a lost connection. */
const RETRY_MS = 1_000
/** For notifications that went astray with a connection. */
const POLL_MS = 10_000
/** Where there is no connection to be notified by. */
const QUICK_POLL_MS = 1_000
const CONNECT_MS = 3_000

/** The place where a connection is used tells its callers of the trouble by itself. */
export function logLost(error: Error): void {
  console.error(`a connection to the database was lost: ${reasonOf(error)}`)
}

/** A notification reaches the listeners with the commit; several of one transaction are one. */
export async function announceChanges(transaction: Queries, tables: readonly string[]): Promise<void> {
  await sql`
    create or replace function ${sql.id(ANNOUNCE)}() returns trigger
    language plpgsql as ${sql.lit(`begin perform pg_notify('${CHANNEL}', ''); return null; end`)}`.execute(
    transaction,
  )
  for (const table of tables) {
    await sql`
      create or replace trigger ${sql.id(ANNOUNCE)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function ${sql.id(ANNOUNCE)}()`.execute(transaction)
  }
}

/** Listens on a connection of its own, and connects again when it is lost; without an address it looks by the clock alone. */
export async function listenForChanges(url: string | null, onChange: () => void): Promise<() => void> {
  if (url === null) {
    const poll = setInterval(onChange, QUICK_POLL_MS)
    poll.unref()
    return () => clearInterval(poll)
  }
  let client: pg.Client | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    })
    next.on('notification', onChange)
    // The end follows each error.
    next.on('error', logLost)
    next.once('end', () => {
      if (isEnded) return
      timer = setTimeout(() => void reconnect(), RETRY_MS)
    })
    client = next
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
  }
  const reconnect = async () => {
    try {
      await connect()
      onChange()
    } catch {
      // Its end tries again.
      await client?.end().catch(() => {})
    }
  }
  const poll = setInterval(onChange, POLL_MS)
  poll.unref()
  await connect()
  return () => {
    isEnded = true
    clearTimeout(timer)
    clearInterval(poll)
    void client?.end().catch(() => {})
  }
}
