import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Queries } from '../database/database.ts'
import { readOrWriteState } from '../database/state.ts'
import { type FileStore, MARK } from './file-store.ts'
import type { Uploads } from './uploads.ts'

export const DATABASE_ID = 'database id'

/**
 * Whether the stored files belong to this database. Another database over the same storage would take them for orphans;
 * a storage without pictures is taken by the first.
 */
export async function ownsUploads(queries: Queries, files: FileStore, uploads: Uploads): Promise<boolean> {
  const id = await readOrWriteState(queries, DATABASE_ID, randomUUID())
  const mark = await files.open(MARK)
  if (mark) {
    if ((await text(mark.content)) === id) return true
  }
  if (!(await uploads.isEmpty())) return false
  await files.write(MARK, new TextEncoder().encode(id))
  return true
}
