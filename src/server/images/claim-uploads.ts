import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queries } from '../database/database.ts'
import { readState, writeState } from '../database/state.ts'
import type { Uploads } from './uploads.ts'

const STATE_NAME = 'database id'
const MARK = '.database'

/**
 * Whether the folder's files are this database's own. Another database started over the same folder must not
 * take them for left-overs; a folder without pictures belongs to whoever comes first.
 */
export async function claimUploads(queries: Queries, uploads: Uploads): Promise<boolean> {
  const id = await databaseId(queries)
  const mark = join(uploads.folder, MARK)
  const owner = await readMark(mark)
  if (owner === id) return true
  if (!(await uploads.isEmpty())) return false
  await writeFile(mark, id)
  return true
}

async function databaseId(queries: Queries): Promise<string> {
  const known = await readState(queries, STATE_NAME)
  if (known !== null) return known
  const id = randomUUID()
  await writeState(queries, STATE_NAME, id)
  return id
}

async function readMark(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}
