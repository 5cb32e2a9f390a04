import { buffer, text } from 'node:stream/consumers'
import type { Queries } from '../../../src/server/database/database.ts'
import { type FileStore, MARK, storedPaths } from '../../../src/server/storage/file-store.ts'
import { DATABASE_ID } from '../../../src/server/storage/upload-owner.ts'
import { readState } from '../../../src/server/database/state.ts'
import { allStoredFiles } from '../../../src/server/records/rows/stored-files.ts'
import { jsonEntry, type Entry } from './archive.ts'
import type { Source } from './source.ts'
import { tableEntries, tablesToKeep } from './table-entries.ts'

/** Each try copies only what is new since the last one, so a few are enough. */
const MOMENTS = 10

export const IMAGES_NAME = 'images.json'
/** Pictures that records name and the storage had lost; without an entry none. */
export const MISSING_NAME = 'missing-images.json'
export const COUNTERS_NAME = 'counters.json'
export const IMAGES_FOLDER = 'images/'

/**
 * The database and the pictures as of one snapshot, while others write. Pictures are copied first. If one that the
 * snapshot's records name is not there, it may have been deleted meanwhile: a new snapshot is taken, and only new pictures are
 * copied. One that a later snapshot still names is gone for good: it is told, and left out.
 */
export async function* backupEntries(
  source: Source,
  onMissing: (names: readonly string[]) => void = () => {},
): AsyncGenerator<Entry> {
  const { database, entities, files } = source
  const copied = new Set<string>()
  let before: readonly string[] = []
  for (let count = 0; count < MOMENTS; count += 1) {
    const moment = await database.adapter.openSnapshot(database.queries)
    try {
      const names = await allStoredFiles({ queries: moment, entities })
      yield* copyImages(files, names, copied)
      const missing = [...names].filter((name) => !copied.has(name))
      const isGone = missing.every((name) => before.includes(name))
      before = missing
      if (!isGone) continue
      if (missing.length > 0) await assertOwnStorage(files, moment)
      yield* rowEntries(source, moment)
      yield jsonEntry(
        IMAGES_NAME,
        [...names].filter((name) => copied.has(name)),
      )
      if (missing.length > 0) yield jsonEntry(MISSING_NAME, missing)
      onMissing(missing)
      return
    } finally {
      await moment.rollback().execute()
    }
  }
  throw new Error(`Pictures went ${MOMENTS} times while they were copied. Try again when less is written.`)
}

/** @throws where pictures are missing because this is not where the database has its pictures. */
async function assertOwnStorage(files: FileStore, moment: Queries): Promise<void> {
  const mark = await files.open(MARK)
  const id = mark && (await text(mark.content))
  if (id === null || id !== (await readState(moment, DATABASE_ID)))
    throw new Error('Pictures are missing, and the storage is not that of this database.')
}

async function* copyImages(
  files: FileStore,
  names: ReadonlySet<string>,
  copied: Set<string>,
): AsyncGenerator<Entry> {
  for (const name of names) {
    if (copied.has(name)) continue
    const read = await Promise.all(storedPaths(name).map((path) => readFile(files, path)))
    const found = read.filter((each) => each !== null)
    if (found.length < read.length) continue
    copied.add(name)
    yield* found
  }
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
