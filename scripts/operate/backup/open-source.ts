import type { AnyEntity } from '../../../src/schema/entity.ts'
import { prepareDataFolder } from '../../../src/server/data-folder.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { openFileStore } from '../../../src/server/storage/open-file-store.ts'
import { parseSettings, type Environment } from '../../../src/server/settings.ts'
import type { Source } from './backup-entries.ts'

/** The database and the pictures that a start with this environment would open. */
export async function openSource(entities: readonly AnyEntity[], env: Environment): Promise<Source> {
  const { bucket, databaseUrl, dataFolder } = parseSettings(env)
  const { databaseFile, uploads } = await prepareDataFolder(dataFolder)
  const files = await openFileStore(uploads, bucket)
  return { database: await openDatabase(databaseUrl, databaseFile), entities, files }
}
