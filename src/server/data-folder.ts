import { access, constants, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makePrivate, PRIVATE_FOLDER } from './private-files.ts'
import { StartupError } from './startup-error.ts'

/** Where everything lies that the program writes. */
export interface DataFolder {
  readonly databaseFile: string
  readonly uploads: string
}

/** Where the SQLite file lies, whether or not it is there. */
export function databaseFileOf(path: string): string {
  return join(resolve(path), 'tribune.sqlite')
}

/** @throws StartupError where it cannot be written to. */
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
