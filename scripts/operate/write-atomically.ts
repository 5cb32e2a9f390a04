import { createWriteStream, type WriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PRIVATE_FILE } from '../../src/server/database/data-folder.ts'

/** Writes a file beside its place and moves it there when it is whole. Only its owner may read it, because it holds records. */
export async function writeAtomically(
  file: string,
  write: (target: WriteStream) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.tmp`
  try {
    await write(createWriteStream(unfinished, { mode: PRIVATE_FILE, flush: true }))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
