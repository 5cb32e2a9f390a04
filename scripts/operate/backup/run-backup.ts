import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { databaseFileOf, PRIVATE_FOLDER } from '../../../src/server/database/data-folder.ts'
import { type Environment, parseSettings } from '../../../src/server/settings.ts'
import { writeArchive } from './archive.ts'
import { assertTables } from './table-entries.ts'
import { backupEntries } from './backup-entries.ts'
import { openSource, type TableOwners } from './source.ts'

/** Writes the database and the pictures into one file; the server may run. @returns what to print. */
export async function runBackup(
  owners: TableOwners,
  env: Environment,
  wanted: string | undefined,
): Promise<string> {
  const { databaseUrl, dataFolder } = parseSettings(env)
  const source = databaseFileOf(dataFolder)
  // Opening the file would create it.
  if (databaseUrl === undefined && !existsSync(source))
    throw new Error(`There is no ${source}: nothing to back up.`)
  const file = resolve(wanted ?? join(dataFolder, 'backups', nameNow()))
  if (existsSync(file)) throw new Error(`${file} is there already and was left as it is.`)
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  const opened = await openSource(owners, env)
  try {
    await assertTables(opened)
    await writeArchive(file, backupEntries(opened))
  } finally {
    await opened.database.queries.destroy()
  }
  return `Written: ${file}`
}

/** Sorts by time, and has no characters that some file systems refuse. */
function nameNow(): string {
  return `tribune-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.tar.gz`
}
