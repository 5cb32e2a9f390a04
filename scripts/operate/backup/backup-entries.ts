import { buffer } from 'node:stream/consumers'
import type { Queries } from '../../../src/server/database/database.ts'
import type { FileStore } from '../../../src/server/storage/file-store.ts'
import { storedPaths } from '../../../src/server/storage/upload-names.ts'
import { allStoredFiles } from '../../../src/server/records/rows/stored-files.ts'
import { jsonEntry, type Entry } from './archive.ts'
import type { Source } from './source.ts'
import { tableEntries, tablesToKeep } from './table-entries.ts'

/** Each try copies only what is new since the last one, so a few are enough. */
const MOMENTS = 10

export const IMAGES_NAME = 'images.json'
export const COUNTERS_NAME = 'counters.json'
export const IMAGES_FOLDER = 'images/'

/**
 * The database and the pictures as of one snapshot, while others write. Pictures are copied first. If one that the
 * snapshot's records name was deleted meanwhile, a new snapshot is taken, and only new pictures are copied.
 */
export async function* backupEntries(source: Source): AsyncGenerator<Entry> {
  const { database, entities, files } = source
  const copied = new Set<string>()
  for (let count = 0; count < MOMENTS; count += 1) {
    const moment = await database.adapter.openSnapshot(database.queries)
    try {
      const names = await allStoredFiles({ queries: moment, entities })
      if (!(yield* copyImages(files, names, copied))) continue
      yield* rowEntries(source, moment)
      yield jsonEntry(IMAGES_NAME, [...names])
      return
    } finally {
      await moment.rollback().execute()
    }
  }
  throw new Error(
    `Pictures went ${MOMENTS} times while they were copied, or are missing. Try again when less is written.`,
  )
}

/** @returns whether all pictures were there. */
async function* copyImages(
  files: FileStore,
  names: ReadonlySet<string>,
  copied: Set<string>,
): AsyncGenerator<Entry, boolean> {
  let isWhole = true
  for (const name of names) {
    if (copied.has(name)) continue
    const read = await Promise.all(storedPaths(name).map((path) => readFile(files, path)))
    const found = read.filter((each) => each !== null)
    if (found.length === read.length) {
      copied.add(name)
      yield* found
    } else isWhole = false
  }
  return isWhole
}

async function readFile(files: FileStore, path: string): Promise<Entry | null> {
  const file = await files.open(path)
  return file && { name: `${IMAGES_FOLDER}${path}`, content: await buffer(file.content) }
}

async function* rowEntries(
  { database: { adapter }, ...owners }: Source,
  moment: Queries,
): AsyncGenerator<Entry> {
  const counters: Record<string, number> = {}
  for (const table of tablesToKeep(owners)) {
    yield* tableEntries(moment, table)
    counters[table.name] = await adapter.readCounter(moment, table.name)
  }
  yield jsonEntry(COUNTERS_NAME, counters)
}
