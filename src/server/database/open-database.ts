import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { createPrivate, PRIVATE_FOLDER } from '../private-files.ts'
import { StartupError } from '../startup-error.ts'
import { DatabaseUnavailable, reasonOf } from './database-unavailable.ts'
import type { Database, DatabaseAdapter, Queries, Tables, Transact } from './database.ts'
import { postgresAdapter } from './postgres-adapter.ts'
import { groupCommits } from './group-commit.ts'
import { sqliteAdapter } from './sqlite-adapter.ts'

const PAUSE_MS = 250
/** How SQLite calls a database that has no file. */
const IN_MEMORY = ':memory:'

/** Opens the database of an address or, without one, the SQLite file. */
export function openDatabase(url: string | undefined, file: string, patienceMs?: number): Promise<Database> {
  return url === undefined ? openSqlite(file) : openPostgres(url, patienceMs)
}

/** Opens the PostgreSQL database of an address; one that does not answer yet is waited for. */
export function openPostgres(url: string, patienceMs?: number): Promise<Database> {
  return open(postgresAdapter(url), 'the database of DATABASE_URL', patienceMs)
}

/** Opens a SQLite file, which is made where there is none. */
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
    await waitUntilUsable(adapter, queries, Date.now() + patienceMs)
  } catch (error) {
    await queries.destroy()
    if (error instanceof StartupError) throw error
    throw cannotOpen(place, error)
  }
  const transactApart: Transact = (work) => queries.transaction().execute(work)
  const transact = adapter.hasOneWriter ? groupCommits(queries) : transactApart
  return { queries, adapter, transact }
}

/** A database that was started with us may need a while; any other reason stays one. */
async function waitUntilUsable(adapter: DatabaseAdapter, queries: Queries, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await adapter.assertUsable(queries)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || Date.now() >= deadline) throw error
      await wait(PAUSE_MS)
    }
  }
}
