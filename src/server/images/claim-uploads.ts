import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queries } from '../database/database.ts'
import { readOrWriteState } from '../database/state.ts'
import type { Uploads } from './uploads.ts'

const STATE_NAME = 'database id'
const MARK = '.database'

/**
 * Whether the folder's files are this database's own. Another database started over the same folder must not
 * take them for left-overs; a folder without pictures belongs to whoever comes first.
 */
export async function claimUploads(queries: Queries, uploads: Uploads): Promise<boolean> {
  const id = await readOrWriteState(queries, STATE_NAME, randomUUID())
  const mark = join(uploads.folder, MARK)
  const owner = await readMark(mark)
  if (owner === id) return true
  if (!(await uploads.isEmpty())) return false
  await writeFile(mark, id)
  return true
}

async function readMark(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}
