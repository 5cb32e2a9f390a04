import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, CompiledQuery } from 'kysely'
import { createPrivate, PRIVATE_FOLDER } from './data-folder.ts'
import { StartupError } from '../errors/startup-error.ts'
import { DatabaseUnavailable, reasonOf } from '../errors/database-unavailable.ts'
import type { Database, DatabaseAdapter, Queries, Tables, Transact } from './database.ts'
import { postgresAdapter, type PostgresOptions } from './postgres/adapter.ts'
import { sqliteAdapter } from './sqlite/adapter.ts'
import { IN_MEMORY } from './sqlite/driver.ts'
import { AsyncResource } from 'node:async_hooks'

/** The first in a group waits for the last: this bounds the wait. */
const MAX_GROUP = 64

/** Resolves or rejects the promise of whoever asked for a transaction. */
type Settle = () => void

interface Pending {
  /** @returns what settles the promise once the group is committed. @throws what the work throws. */
  work(transaction: Queries): Promise<Settle>
  reject(error: unknown): void
}

/**
 * Group commit: those who want a transaction in the same turn of the event loop share one, where there can be only one
 * at a time. Waiting for the disk takes longer than all the rest, and one fsync serves the whole group. Each work runs
 * in a savepoint of its own, and no promise is resolved before the commit.
 */
export function groupCommits(queries: Queries): Transact {
  const queue: Pending[] = []
  let isRunning = false
  const run = async () => {
    await commitGroup(queries, queue.splice(0, MAX_GROUP))
    isRunning = false
    schedule()
  }
  const schedule = () => {
    if (isRunning || queue.length === 0) return
    isRunning = true
    setImmediate(run)
  }
  return (work) =>
    new Promise((resolve, reject) => {
      // Whoever is spoken to in it is whoever asked for it, not whoever asked for the first of the group.
      const own = AsyncResource.bind(work)
      queue.push({
        async work(transaction) {
          const value = await own(transaction)
          return () => resolve(value)
        },
        reject,
      })
      schedule()
    })
}

async function commitGroup(queries: Queries, group: readonly Pending[]): Promise<void> {
  try {
    const settles = await queries.transaction().execute((transaction) => runGroup(transaction, group))
    for (const settle of settles) settle()
  } catch (error) {
    for (const each of group) each.reject(error)
  }
}

async function runGroup(transaction: Queries, group: readonly Pending[]): Promise<readonly Settle[]> {
  const [first, ...others] = group
  // A group of one needs no savepoint.
  if (first && others.length === 0) return [await first.work(transaction)]
  const settles: Settle[] = []
  for (const each of group) settles.push(await runInSavepoint(transaction, each))
  return settles
}

const SAVE = CompiledQuery.raw('savepoint apart')
const ROLL_BACK = CompiledQuery.raw('rollback to apart')
const RELEASE = CompiledQuery.raw('release apart')

/** A failure rolls back this work alone. @throws if the whole transaction has failed. */
async function runInSavepoint(transaction: Queries, { work, reject }: Pending): Promise<Settle> {
  await transaction.executeQuery(SAVE)
  try {
    const settle = await work(transaction)
    await transaction.executeQuery(RELEASE)
    return settle
  } catch (error) {
    // After a disk fault the savepoint is gone too: then all get the first error.
    await transaction.executeQuery(ROLL_BACK).catch(() => {
      throw error
    })
    await transaction.executeQuery(RELEASE)
    return () => reject(error)
  }
}

const PAUSE_MS = 250

/** Opens the PostgreSQL database of the URL or, without one, the SQLite file. */
export function openDatabase(
  url: string | undefined,
  file: string,
  options?: DatabaseOptions,
): Promise<Database> {
  return url === undefined ? openSqlite(file) : openPostgres(url, options)
}

export interface DatabaseOptions extends PostgresOptions {
  /** How long the start waits for a database that does not answer yet. */
  readonly patienceMs?: number
}

/** Opens the PostgreSQL database of the URL, and waits for one that does not answer yet. */
export function openPostgres(
  url: string,
  { patienceMs, ...options }: DatabaseOptions = {},
): Promise<Database> {
  return open(postgresAdapter(url, options), 'the database of DATABASE_URL', patienceMs)
}

/** Opens a SQLite file, and creates it if missing. */
export async function openSqlite(file: string): Promise<Database> {
  if (file !== IN_MEMORY) await createFile(file)
  return open(sqliteAdapter(file), file)
}

async function createFile(file: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
    await createPrivate(file)
  } catch (error) {
    throw cannotOpen(file, error)
  }
}

function cannotOpen(place: string, error: unknown): StartupError {
  return new StartupError(`Cannot open ${place}: ${reasonOf(error)}`)
}

async function open(adapter: DatabaseAdapter, place: string, patienceMs = 0): Promise<Database> {
  const queries = new Kysely<Tables>({ dialect: adapter.dialect })
  try {
    await waitUntilUsable(adapter, queries, performance.now() + patienceMs)
  } catch (error) {
    await queries.destroy()
    if (error instanceof StartupError) throw error
    throw cannotOpen(place, error)
  }
  const transactApart: Transact = (work) => queries.transaction().execute(work)
  const transact = adapter.hasOneWriter ? groupCommits(queries) : transactApart
  const { readingDialect } = adapter
  const reader = readingDialect ? new Kysely<Tables>({ dialect: readingDialect }) : queries
  return { queries, reader, adapter, transact }
}

/** Retries while the database is unavailable; other errors are thrown at once. */
async function waitUntilUsable(adapter: DatabaseAdapter, queries: Queries, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await adapter.assertUsable(queries)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() >= deadline) throw error
      await wait(PAUSE_MS)
    }
  }
}
