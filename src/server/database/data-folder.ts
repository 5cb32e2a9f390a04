import { randomUUID } from 'node:crypto'
import { access, chmod, constants, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartupError } from '../errors/startup-error.ts'

/** The folder for everything that the program writes. */
export interface DataFolder {
  readonly databaseFile: string
  readonly uploads: string
}

/** The path of the SQLite file, which may not exist. */
export function databaseFileOf(path: string): string {
  return join(resolve(path), 'tribune.sqlite')
}

/** @throws StartupError if it is not writable. */
export async function prepareDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path)
  const uploads = join(folder, 'uploads')
  try {
    await mkdir(uploads, { recursive: true, mode: PRIVATE_FOLDER })
    await access(folder, constants.R_OK | constants.W_OK)
    await access(uploads, constants.R_OK | constants.W_OK)
    await makePrivate(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DATA_DIR: the folder ${folder} cannot be used: ${reason}`)
  }
  return { databaseFile: databaseFileOf(path), uploads }
}

// Only the user that the program runs as may read records, password hashes and pictures.
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** The entries of a data folder, the files that SQLite keeps beside its database included. */
const OWN_ENTRY = /^(tribune\.sqlite(-\w+)?|uploads|backups)$/

const IN_VAIN: ReadonlySet<unknown> = new Set(['EPERM', 'EROFS', 'ENOENT'])

/** Closes a data folder to other users, with what earlier versions left open in it. */
async function makePrivate(folder: string): Promise<void> {
  const names = await readdir(folder)
  const own = names.filter((name) => OWN_ENTRY.test(name))
  for (const name of own) {
    const mode = name.startsWith('tribune') ? PRIVATE_FILE : PRIVATE_FOLDER
    await restrict(join(folder, name), mode)
  }
  // A folder with other entries, such as a home or /tmp, is not ours to close.
  if (own.length === names.length) await restrict(folder, PRIVATE_FOLDER)
}

/** Made by us, because SQLite would make a file that everybody can read. */
export async function createPrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', PRIVATE_FILE)
  await handle.close()
}

/** More than the last bytes of a full disk, and no work for another one: it is gone before it is written out. */
const PROBE = new Uint8Array(1_000_000)

/** Writes a file and removes it: full, read-only and limited disks differ in all else. @throws where that fails */
export async function assertWritable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, PROBE, { mode: PRIVATE_FILE })
  } finally {
    await rm(probe, { force: true })
  }
}

async function restrict(path: string, mode: number): Promise<void> {
  try {
    const { mode: before } = await stat(path)
    // Only removes permissions: somebody may have made the database read-only.
    await chmod(path, before & mode)
  } catch (error) {
    // Somebody else's file, or one that SQLite has just removed.
    if (!IN_VAIN.has(codeOf(error))) throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
