import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { databaseFileOf, PRIVATE_FOLDER } from '../../../src/server/database/data-folder.ts'
import { type Environment, parseSettings } from '../../../src/server/settings.ts'
import { writeArchive } from './archive.ts'
import { assertTables } from './table-entries.ts'
import { backupEntries } from './backup-entries.ts'
import { openSource, type TableOwners } from './source.ts'

/** The exit code of a backup that lacks pictures. */
export const INCOMPLETE = 2
const MOST_NAMED = 20

interface Written {
  /** To be printed. */
  readonly said: string
  /** Pictures that records name and the storage has lost. */
  readonly missing: readonly string[]
}

/** Writes the database and the pictures into one file; the server may run. */
export async function runBackup(
  owners: TableOwners,
  env: Environment,
  wanted: string | undefined,
): Promise<Written> {
  const { databaseUrl, dataFolder } = parseSettings(env)
  const source = databaseFileOf(dataFolder)
  // Opening the file would create it.
  if (databaseUrl === undefined && !existsSync(source))
    throw new Error(`There is no ${source}: nothing to back up.`)
  const file = resolve(wanted ?? join(dataFolder, 'backups', nameNow()))
  if (existsSync(file)) throw new Error(`${file} is there already and was left as it is.`)
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  const opened = await openSource(owners, env)
  let missing: readonly string[] = []
  try {
    await assertTables(opened)
    await writeArchive(
      file,
      backupEntries(opened, (names) => (missing = names)),
    )
  } finally {
    await opened.database.queries.destroy()
  }
  return { said: [`Written: ${file}`, ...describeMissing(missing)].join('\n'), missing }
}

/** A line about pictures that are in no archive though records name them. */
export function describeMissing(names: readonly string[]): readonly string[] {
  if (names.length === 0) return []
  const named = names.slice(0, MOST_NAMED).join(', ')
  return [`Without pictures that the storage had lost (${names.length}): ${named}`]
}

/** Sorts by time, and has no characters that some file systems refuse. */
function nameNow(): string {
  return `tribune-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.tar.gz`
}
