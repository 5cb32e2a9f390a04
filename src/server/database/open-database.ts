import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { StartupError } from '../startup-error.ts'
import type { Database, DatabaseAdapter, Tables } from './database.ts'
import { postgresAdapter } from './postgres-adapter.ts'
import { sqliteAdapter } from './sqlite-adapter.ts'

/** Opens the database of an address or, without one, the SQLite file. */
export function openDatabase(url: string | undefined, file: string): Promise<Database> {
  return url === undefined ? openSqlite(file) : openPostgres(url)
}

/** Opens the PostgreSQL database of an address. */
export function openPostgres(url: string): Promise<Database> {
  return open(postgresAdapter(url), 'the database of DATABASE_URL')
}

/** Opens a SQLite file, which is made where there is none. */
export async function openSqlite(file: string): Promise<Database> {
  await mkdir(dirname(file), { recursive: true })
  return open(sqliteAdapter(file), file)
}

async function open(adapter: DatabaseAdapter, place: string): Promise<Database> {
  const queries = new Kysely<Tables>({ dialect: adapter.dialect })
  try {
    await adapter.assertUsable(queries)
  } catch (error) {
    await queries.destroy()
    if (error instanceof StartupError) throw error
    throw new StartupError(`Cannot open ${place}: ${reasonOf(error)}`)
  }
  return { queries, adapter }
}

/** A refused connection to several addresses says why only inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
