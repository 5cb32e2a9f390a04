import { buffer } from 'node:stream/consumers'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { Database, Queries } from '../../../src/server/database/database.ts'
import type { FileStore } from '../../../src/server/storage/file-store.ts'
import { storedPath } from '../../../src/server/storage/upload-names.ts'
import { allStoredFiles } from '../../../src/server/records/stored-files.ts'
import { jsonEntry } from './archive.ts'
import { tableEntries, tablesToKeep } from './table-entries.ts'
import type { Entry } from './tar.ts'

/** A moment lasts as long as it takes to copy what is new since the one before: each is much shorter than the last. */
const MOMENTS = 10

export const IMAGES_NAME = 'images.json'
export const COUNTERS_NAME = 'counters.json'
export const IMAGES_FOLDER = 'images/'

export interface Source {
  readonly database: Database
  readonly entities: readonly AnyEntity[]
  readonly files: FileStore
}

/**
 * Everything there is to keep, as it was at one moment, while others write. The pictures are copied first; where
 * one that the moment's records name has gone meanwhile, a later moment is taken, and only what is new is copied.
 */
export async function* backupEntries({ database, entities, files }: Source): AsyncGenerator<Entry> {
  const copied = new Set<string>()
  for (let count = 0; count < MOMENTS; count += 1) {
    const moment = await database.adapter.openSnapshot(database.queries)
    try {
      const names = await allStoredFiles({ queries: moment, entities })
      if (!(yield* copyImages(files, names, copied))) continue
      yield* rowEntries(database, moment, entities)
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

/** @returns whether all of them were there. */
async function* copyImages(
  files: FileStore,
  names: ReadonlySet<string>,
  copied: Set<string>,
): AsyncGenerator<Entry, boolean> {
  let isWhole = true
  for (const name of names) {
    if (copied.has(name)) continue
    const full = await readFile(files, storedPath(name, 'full'))
    const small = await readFile(files, storedPath(name, 'small'))
    if (full && small) {
      copied.add(name)
      yield* [full, small]
    } else isWhole = false
  }
  return isWhole
}

async function readFile(files: FileStore, path: string): Promise<Entry | null> {
  const file = await files.open(path)
  return file && { name: `${IMAGES_FOLDER}${path}`, content: await buffer(file.content) }
}

async function* rowEntries(
  { adapter }: Database,
  moment: Queries,
  entities: readonly AnyEntity[],
): AsyncGenerator<Entry> {
  const counters: Record<string, number> = {}
  for (const table of tablesToKeep(entities)) {
    yield* tableEntries(moment, table)
    counters[table.name] = await adapter.readCounter(moment, table.name)
  }
  yield jsonEntry(COUNTERS_NAME, counters)
}
