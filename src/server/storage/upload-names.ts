const SMALL_FOLDER = 'small/'
const STORED_NAME = /^[0-9a-f]{32}\.webp$/
/** The ending of unfinished files; random, as two processes may write the same file. */
const UNFINISHED = /\.[0-9a-f-]{36}\.tmp$/

/** The file with the id of the database that owns the storage. */
export const MARK = '.database'

export type ImageSize = 'full' | 'small'

/** Whether this is the name of a stored picture. */
export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name)
}

/** The path of a stored picture. */
export function storedPath(name: string, size: ImageSize): string {
  return size === 'small' ? `${SMALL_FOLDER}${name}` : name
}

/** The name of the picture that a path belongs to. */
export function pictureOf(path: string): string {
  const whole = path.replace(UNFINISHED, '')
  return whole.startsWith(SMALL_FOLDER) ? whole.slice(SMALL_FOLDER.length) : whole
}

/** @throws if a path is not that of an upload, so that nothing else is ever read or written. */
export function assertUploadPath(path: string): void {
  if (path === MARK || isStoredName(pictureOf(path))) return
  throw new Error(`${JSON.stringify(path)} is no path of an uploaded file.`)
}
