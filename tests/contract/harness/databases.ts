import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { Database } from '../../../src/server/database/database.ts'
import { openPostgres, openSqlite } from '../../../src/server/database/open-database.ts'

/** A database that lives as long as a test file. */
export interface RunningDatabase {
  /** An empty database, whatever there was before. */
  openEmpty(): Promise<Database>
  /** The same database once more, as after a restart. */
  openAgain(): Promise<Database>
  stop(): Promise<void>
}

export interface DatabaseKind {
  readonly name: string
  start(): Promise<RunningDatabase>
}

/** Every suite of this folder runs on each of them. */
export const databaseKinds: readonly DatabaseKind[] = [
  { name: 'SQLite', start: startSqlite },
  { name: 'PostgreSQL', start: startPostgres },
]

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

/** PostgreSQL itself, compiled to WebAssembly and spoken to over a socket. */
async function startPostgres(): Promise<RunningDatabase> {
  const engine = await PGlite.create()
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
