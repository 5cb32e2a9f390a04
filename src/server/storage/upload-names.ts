const SMALL_FOLDER = 'small/'
const STORED_NAME = /^[0-9a-f]{32}\.webp$/
/** What the name of a file ends in until it is whole: two programs may write the same one at a time. */
const UNFINISHED = /\.[0-9a-f-]{36}\.tmp$/

/** The file that says whose the others are. */
export const MARK = '.database'

export type ImageSize = 'full' | 'small'

/** Whether a picture may be called so. */
export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name)
}

/** Where a stored picture lies. */
export function storedPath(name: string, size: ImageSize): string {
  return size === 'small' ? `${SMALL_FOLDER}${name}` : name
}

/** The picture that a path is of. */
export function pictureOf(path: string): string {
  const whole = path.replace(UNFINISHED, '')
  return whole.startsWith(SMALL_FOLDER) ? whole.slice(SMALL_FOLDER.length) : whole
}

/** @throws where a path is none of ours: whoever asks for it, nothing is read or written beside the uploads. */
export function assertUploadPath(path: string): void {
  if (path === MARK || isStoredName(pictureOf(path))) return
  throw new Error(`${JSON.stringify(path)} is no path of an uploaded file.`)
}
