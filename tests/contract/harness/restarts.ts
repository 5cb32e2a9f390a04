import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { createBackend, type Backend } from '../../../src/server/backend.ts'
import type { Database } from '../../../src/server/database/database.ts'
import type { DatabaseKind, RunningDatabase } from './database/databases.ts'

/** One database and one folder, started over again and again as the entities change. */
export interface Restarts {
  readonly uploadsFolder: string
  start(entities: readonly AnyEntity[], folder?: string): Promise<Backend>
  /** The database alone, as a command opens it. */
  open(): Promise<Database>
  /** An empty one in its place. */
  openEmpty(): Promise<Database>
}

/** Empty before each test. */
export function useRestarts(kind: DatabaseKind): Restarts {
  let running: RunningDatabase
  let opened: Database[] = []
  let uploadsFolder = ''
  beforeAll(async () => {
    running = await kind.start()
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    uploadsFolder = await mkdtemp(join(tmpdir(), 'tribune-uploads-'))
    opened = [await running.openEmpty()]
  })
  afterEach(async () => {
    for (const database of opened) await database.queries.destroy()
    await rm(uploadsFolder, { recursive: true, force: true })
  })
  const keep = async (opening: Promise<Database>) => {
    const database = await opening
    opened.push(database)
    return database
  }
  const open = () => keep(running.openAgain())
  return {
    get uploadsFolder() {
      return uploadsFolder
    },
    open,
    openEmpty: () => keep(running.openEmpty()),
    start: async (entities, folder = uploadsFolder) =>
      createBackend({ features: serverFeatures, entities, database: await open(), uploadsFolder: folder }),
  }
}
