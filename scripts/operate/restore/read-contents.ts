import * as z from 'zod/mini'
import type { StoredRow } from '../../../src/server/database/database.ts'
import { STATE_TABLE } from '../../../src/server/database/system-tables.ts'
import { isStoredName } from '../../../src/server/storage/file-store.ts'
import { type Entry, parseContent, readArchive } from '../backup/archive.ts'
import { COUNTERS_NAME, IMAGES_NAME, MISSING_NAME } from '../backup/backup-entries.ts'
import { readTableEntry } from '../backup/table-entries.ts'

/** What must be known of a backup before it is restored. */
export interface Contents {
  readonly file: string
  /** The pictures that its records name; the archive may hold more. */
  readonly images: ReadonlySet<string>
  /** Those that its records name and the storage had lost when it was made. */
  readonly missing: ReadonlySet<string>
  /** The last id that each table has assigned. */
  readonly counters: Readonly<Record<string, number>>
  /** The rows of the state table. */
  readonly state: readonly StoredRow[]
  /** The columns of each table that has rows. */
  readonly columns: ReadonlyMap<string, readonly string[]>
}

const imagesSchema = z.array(z.string())
const countersSchema = z.record(z.string(), z.number())

/** Reads a backup to its end. @throws if it is damaged, newer than this program or no backup. */
export async function readContents(file: string): Promise<Contents> {
  const columns = new Map<string, readonly string[]>()
  const state: StoredRow[] = []
  let images: readonly string[] = []
  let missing: readonly string[] = []
  let counters: Readonly<Record<string, number>> = {}
  for await (const entry of readArchive(file)) {
    const part = readTableEntry(entry)
    if (part) columns.set(part.table, Object.keys(part.rows[0] ?? {}))
    if (part?.table === STATE_TABLE) state.push(...part.rows)
    if (entry.name === IMAGES_NAME) images = readNames(entry)
    if (entry.name === MISSING_NAME) missing = readNames(entry)
    if (entry.name === COUNTERS_NAME)
      counters = parseContent(entry.name, entry.content.toString('utf8'), countersSchema)
  }
  return { file, images: new Set(images), missing: new Set(missing), counters, state, columns }
}

/** Checks the names, because an archive may come from anywhere. */
function readNames(entry: Entry): readonly string[] {
  const names = parseContent(entry.name, entry.content.toString('utf8'), imagesSchema)
  const wrong = names.find((name) => !isStoredName(name))
  if (wrong !== undefined)
    throw new Error(`The backup names ${JSON.stringify(wrong)}, which is no picture of ours.`)
  return names
}
