import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { prepareDataFolder } from '../../../src/server/database/data-folder.ts'
import type { Database } from '../../../src/server/database/database.ts'
import type { WithTables } from '../../../src/server/database/planned-table.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import type { FileStore } from '../../../src/server/storage/file-store.ts'
import { openFileStore } from '../../../src/server/storage/open-file-store.ts'
import { type Environment, parseSettings } from '../../../src/server/settings.ts'

/** What says the tables. */
export interface TableOwners {
  readonly entities: readonly AnyEntity[]
  readonly features: readonly WithTables[]
}

/** What is backed up, and restored into. */
export interface Source extends TableOwners {
  readonly database: Database
  readonly files: FileStore
}

/** Opens the database and the storage that this environment names. */
export async function openSource({ entities, features }: TableOwners, env: Environment): Promise<Source> {
  const { bucket, databaseUrl, dataFolder } = parseSettings(env)
  const { databaseFile, uploads } = await prepareDataFolder(dataFolder)
  const files = await openFileStore(uploads, bucket)
  return { database: await openDatabase(databaseUrl, databaseFile), entities, features, files }
}
