import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../../../../scripts/test/postgres/find-postgres.ts'
import { findPgbouncer, startPgbouncer } from '../../../../scripts/test/postgres/start-pgbouncer.ts'
import { startCluster } from '../../../../scripts/test/postgres/start-cluster.ts'
import type { Database } from '../../../../src/server/database/database.ts'
import { openPostgres, openSqlite } from '../../../../src/server/database/open-database.ts'
import { keepQueriesWhole } from './keep-queries-whole.ts'

/** A database that lives as long as a test file. */
export interface RunningDatabase {
  /** An empty database, whatever there was before. */
  openEmpty(): Promise<Database>
  /** Its file or its URL, as a command is told. */
  address(): string
  /** The same database once more, as after a restart. */
  openAgain(): Promise<Database>
  stop(): Promise<void>
}

export interface DatabaseKind {
  /** Why it cannot be tried on this machine. */
  readonly missing?: string
  start(): Promise<RunningDatabase>
}

const programs = findPostgres()

export const sqlite: DatabaseKind = { start: startSqlite }
/** PostgreSQL on every machine: the engine alone, spoken to by one connection at a time. */
export const enginePostgres: DatabaseKind = { start: startEngine }
/** The real one, with all that is another program's: processes, restarts, locales. */
export const serverPostgres: DatabaseKind = {
  start: startServer,
  ...(typeof programs === 'string' && { missing: programs }),
}
/** Whichever there is; the real one is the quicker. */
export const postgres: DatabaseKind = serverPostgres.missing === undefined ? serverPostgres : enginePostgres

interface PooledDatabase extends RunningDatabase {
  /** The server itself. */
  readonly directUrl: string
}

interface PooledKind extends DatabaseKind {
  start(): Promise<PooledDatabase>
}

/** The real one behind PgBouncer. @param ignored See `startPgbouncer`. */
export function pooledPostgres(ignored?: string): PooledKind {
  const found = typeof programs === 'string' ? programs : findPgbouncer()
  if (typeof programs === 'string') return missing(programs)
  if (typeof found === 'string') return missing(found)
  return {
    async start() {
      const cluster = await startCluster(programs)
      const pooler = await startPgbouncer(found.program, cluster.url, programs, ignored)
      return {
        ...startOnServer(pooler.url),
        directUrl: cluster.url,
        async stop() {
          await pooler.stop()
          await cluster.remove()
        },
      }
    },
  }
}

function missing(reason: string) {
  return { missing: reason, start: () => Promise.reject(new Error(reason)) }
}

async function startSqlite(): Promise<RunningDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-sqlite-'))
  let count = 0
  const address = () => join(folder, `${count}.sqlite`)
  const openAgain = () => openSqlite(address())
  return {
    address,
    openAgain,
    openEmpty() {
      count += 1
      return openAgain()
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A server that this file starts and stops. */
async function startServer(): Promise<RunningDatabase> {
  if (typeof programs === 'string') throw new Error(programs)
  const cluster = await startCluster(programs)
  return { ...startOnServer(cluster.url), stop: () => cluster.remove() }
}

/** One database, emptied over and over: to drop and create one takes a checkpoint each. */
function startOnServer(url: string): Omit<RunningDatabase, 'stop'> {
  const openAgain = () => openPostgres(url)
  return {
    address: () => url,
    openAgain,
    async openEmpty() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('drop schema public cascade; create schema public;')
      await client.end()
      return openAgain()
    },
  }
}

/** PostgreSQL itself, compiled to WebAssembly and spoken to over a socket. */
async function startEngine(): Promise<RunningDatabase> {
  // Programs of one's own do without these packages.
  const [{ PGlite }, { PGLiteSocketServer }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite-socket'),
  ])
  const engine = keepQueriesWhole(await PGlite.create())
  const server = new PGLiteSocketServer({ db: engine, port: 0, maxConnections: 20 })
  await server.start()
  const address = () => `postgres://postgres@${server.getServerConn()}/postgres`
  const openAgain = () => openPostgres(address())
  return {
    address,
    openAgain,
    async openEmpty() {
      await engine.exec('drop schema public cascade; create schema public;')
      return openAgain()
    },
    async stop() {
      await server.stop()
      await engine.close()
    },
  }
}
