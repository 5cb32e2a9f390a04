import * as z from 'zod/mini'
import type { StoredRow } from '../../../src/server/database/database.ts'
import { STATE_TABLE } from '../../../src/server/database/system-tables/state.ts'
import { isStoredName } from '../../../src/server/storage/upload-names.ts'
import { readArchive } from '../backup/archive.ts'
import { COUNTERS_NAME, IMAGES_NAME } from '../backup/backup-entries.ts'
import { readTableEntry } from '../backup/table-entries.ts'
import type { Entry } from '../backup/tar.ts'

/** What must be known of a backup before any of it is restored. */
export interface Contents {
  readonly file: string
  /** The pictures that its records name; those copied for nothing are in it too. */
  readonly images: ReadonlySet<string>
  /** The largest id that each table ever gave. */
  readonly counters: Readonly<Record<string, number>>
  /** What the database remembered of itself. */
  readonly state: readonly StoredRow[]
  /** The columns of each table that has rows. */
  readonly columns: ReadonlyMap<string, readonly string[]>
}

const imagesSchema = z.array(z.string())
const countersSchema = z.record(z.string(), z.number())

/** Reads a backup to its end. @throws, in a sentence, where it is damaged, a newer one or none. */
export async function readContents(file: string): Promise<Contents> {
  const columns = new Map<string, readonly string[]>()
  const state: StoredRow[] = []
  let images: readonly string[] = []
  let counters: Readonly<Record<string, number>> = {}
  for await (const entry of readArchive(file)) {
    const part = readTableEntry(entry)
    if (part) columns.set(part.table, Object.keys(part.rows[0] ?? {}))
    if (part?.table === STATE_TABLE) state.push(...part.rows)
    if (entry.name === IMAGES_NAME) images = readNames(entry)
    if (entry.name === COUNTERS_NAME) counters = countersSchema.parse(parse(entry))
  }
  return { file, images: new Set(images), counters, state, columns }
}

/** An archive may come from anywhere: what it calls a picture is not yet the name of one. */
function readNames(entry: Entry): readonly string[] {
  const names = imagesSchema.parse(parse(entry))
  const wrong = names.find((name) => !isStoredName(name))
  if (wrong !== undefined)
    throw new Error(`The backup names ${JSON.stringify(wrong)}, which is no picture of ours.`)
  return names
}

function parse({ content }: Entry): unknown {
  return JSON.parse(content.toString('utf8'))
}
