import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { createPrivate, PRIVATE_FOLDER } from './data-folder.ts'
import { StartupError } from '../errors/startup-error.ts'
import { DatabaseUnavailable, reasonOf } from '../errors/database-unavailable.ts'
import type { Database, DatabaseAdapter, Queries, Tables, Transact } from './database.ts'
import { postgresAdapter, type PostgresOptions } from './postgres/adapter.ts'
import { groupCommits } from './group-commit.ts'
import { sqliteAdapter } from './sqlite/adapter.ts'
import { IN_MEMORY } from './sqlite/driver.ts'

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
