import { chmod, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

// Records, hashes of passwords and pictures of people are for the user alone that the program runs as.
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** What a data folder holds; behind the database's name stands what SQLite keeps beside it. */
const OWN_ENTRY = /^(tribune\.sqlite(-\w+)?|uploads|backups)$/

const IN_VAIN: ReadonlySet<unknown> = new Set(['EPERM', 'EROFS', 'ENOENT'])

/** Closes a data folder to other users, and what earlier versions left open in it. */
export async function makePrivate(folder: string): Promise<void> {
  const names = await readdir(folder)
  const own = names.filter((name) => OWN_ENTRY.test(name))
  for (const name of own) {
    const mode = name.startsWith('tribune') ? PRIVATE_FILE : PRIVATE_FOLDER
    await restrict(join(folder, name), mode)
  }
  // A folder that was there before us, as a home or /tmp, is for others to close.
  if (own.length === names.length) await restrict(folder, PRIVATE_FOLDER)
}

/** A database that SQLite makes itself is open to all who may read its folder. */
export async function createPrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', PRIVATE_FILE)
  await handle.close()
}

async function restrict(path: string, mode: number): Promise<void> {
  try {
    const { mode: before } = await stat(path)
    // Nothing is opened: a database that may only be read was made so by somebody.
    await chmod(path, before & mode)
  } catch (error) {
    // Only its owner may; and SQLite removes its own files whenever it is done with them.
    if (!IN_VAIN.has(codeOf(error))) throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
