import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import { databaseFileOf } from '../../../src/server/data-folder.ts'
import { PRIVATE_FOLDER } from '../../../src/server/private-files.ts'
import { parseSettings, type Environment } from '../../../src/server/settings.ts'
import { writeArchive } from './archive.ts'
import { assertTables } from './table-entries.ts'
import { backupEntries } from './backup-entries.ts'
import { openSource } from './open-source.ts'

/** Writes the database and the pictures into one file, while a server may run. @returns what to tell. */
export async function runBackup(
  entities: readonly AnyEntity[],
  env: Environment,
  wanted: string | undefined,
): Promise<string> {
  const { databaseUrl, dataFolder } = parseSettings(env)
  const source = databaseFileOf(dataFolder)
  // Opening a file would make it.
  if (databaseUrl === undefined && !existsSync(source))
    throw new Error(`There is no ${source}: nothing to back up.`)
  const file = resolve(wanted ?? join(dataFolder, 'backups', nameNow()))
  if (existsSync(file)) throw new Error(`${file} is there already and was left as it is.`)
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  const opened = await openSource(entities, env)
  try {
    await assertTables(opened.database, entities)
    await writeArchive(file, backupEntries(opened))
  } finally {
    await opened.database.queries.destroy()
  }
  return `Written: ${file}`
}

/** Names in the order of time, without what some file systems do not take. */
function nameNow(): string {
  return `tribune-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.tar.gz`
}
