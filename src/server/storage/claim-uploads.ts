import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Queries } from '../database/database.ts'
import { readOrWriteState } from '../database/state.ts'
import type { FileStore } from './file-store.ts'
import { MARK } from './upload-names.ts'
import type { Uploads } from './uploads.ts'

const STATE_NAME = 'database id'

/**
 * Whether the stored files are this database's own. Another database started over the same folder must not
 * take them for left-overs; a folder without pictures belongs to whoever comes first.
 */
export async function claimUploads(queries: Queries, files: FileStore, uploads: Uploads): Promise<boolean> {
  const id = await readOrWriteState(queries, STATE_NAME, randomUUID())
  const mark = await files.open(MARK)
  if (mark) {
    if ((await text(mark.content)) === id) return true
  }
  if (!(await uploads.isEmpty())) return false
  await files.write(MARK, new TextEncoder().encode(id))
  return true
}
