import type { Readable } from 'node:stream'

const SMALL_FOLDER = 'small/'
const PICTURE_ENDING = '.webp'
/** Whatever a file is, as `bin` nobody takes it for a page or a program. */
const STORED_NAME = /^[0-9a-f]{32}\.(webp|bin)$/
/** The ending of unfinished files; random, as two processes may write the same file. */
const UNFINISHED = /\.[0-9a-f-]{36}\.tmp$/

/** The file with the id of the database that owns the storage. */
export const MARK = '.database'
/** Lies in a storage while a backup is restored into it: what is there then is of no database yet. */
export const RESTORING_MARK = '.restoring'

export type ImageSize = 'full' | 'small'

/** Whether this is the name of a stored file. */
export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name)
}

/** Whether a stored file is a picture, which has two sizes. */
export function isPictureName(name: string): boolean {
  return isStoredName(name) && name.endsWith(PICTURE_ENDING)
}

/** The path of a stored file. */
export function storedPath(name: string, size: ImageSize): string {
  return size === 'small' ? `${SMALL_FOLDER}${name}` : name
}

/** The paths of all that is stored under a name. */
export function storedPaths(name: string): readonly string[] {
  const full = storedPath(name, 'full')
  return isPictureName(name) ? [full, storedPath(name, 'small')] : [full]
}

/** The name of the file that a path belongs to. */
export function fileOf(path: string): string {
  const whole = path.replace(UNFINISHED, '')
  return whole.startsWith(SMALL_FOLDER) ? whole.slice(SMALL_FOLDER.length) : whole
}

/** @throws if a path is not that of an upload, so that nothing else is ever read or written. */
export function assertUploadPath(path: string): void {
  if (path === MARK || path === RESTORING_MARK || isStoredName(fileOf(path))) return
  throw new Error(`${JSON.stringify(path)} is no path of an uploaded file.`)
}

/** An open file. */
export interface OpenedFile {
  readonly size: number
  readonly content: Readable
}

/** A storage of files, on disk or in a bucket. Paths are relative and use `/`. */
export interface FileStore {
  /** Atomic and durable. */
  write(path: string, content: Uint8Array): Promise<void>
  /** null if there is no such file. */
  open(path: string): Promise<OpenedFile | null>
  /** A missing file is no error. */
  remove(path: string): Promise<void>
  /** All paths, unfinished files of a crash included. */
  list(): Promise<readonly string[]>
  /** @throws where nothing can be stored now. */
  assertUsable(): Promise<void>
}
