import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import type { Database } from '../../../src/server/database/database.ts'
import { openPostgres, openSqlite } from '../../../src/server/database/open-database.ts'
import { keepQueriesWhole } from './keep-queries-whole.ts'

/** A database that lives as long as a test file. */
export interface RunningDatabase {
  /** An empty database, whatever there was before. */
  openEmpty(): Promise<Database>
  /** The same database once more, as after a restart. */
  openAgain(): Promise<Database>
  stop(): Promise<void>
}

export interface DatabaseKind {
  start(): Promise<RunningDatabase>
}

export const sqlite: DatabaseKind = { start: startSqlite }
export const postgres: DatabaseKind = { start: startPostgres }

async function startSqlite(): Promise<RunningDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-sqlite-'))
  let count = 0
  const openAgain = () => openSqlite(join(folder, `${count}.sqlite`))
  return {
    openAgain,
    openEmpty() {
      count += 1
      return openAgain()
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A server of one's own choice, such as the oldest supported version: `TEST_DATABASE_URL=postgres://… npm test`. */
async function startOwnPostgres(url: string): Promise<RunningDatabase> {
  const name = `tribune_${randomUUID().replaceAll('-', '')}`
  const command = async (sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  const own = new URL(url)
  own.pathname = name
  const openAgain = () => openPostgres(own.href)
  await command(`create database ${name}`)
  return {
    openAgain,
    async openEmpty() {
      await command(`drop database ${name} with (force)`)
      await command(`create database ${name}`)
      return openAgain()
    },
    stop: () => command(`drop database ${name} with (force)`),
  }
}

/** PostgreSQL itself, compiled to WebAssembly and spoken to over a socket. */
async function startPostgres(): Promise<RunningDatabase> {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return startOwnPostgres(TEST_DATABASE_URL)
  const engine = keepQueriesWhole(await PGlite.create())
  const server = new PGLiteSocketServer({ db: engine, port: 0, maxConnections: 20 })
  await server.start()
  const openAgain = () => openPostgres(`postgres://postgres@${server.getServerConn()}/postgres`)
  return {
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
