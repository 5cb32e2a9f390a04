import { type FileStore, storedPaths } from '../../../src/server/storage/file-store.ts'
import { readArchive } from '../backup/archive.ts'
import { IMAGES_FOLDER } from '../backup/backup-entries.ts'
import type { Contents } from './read-contents.ts'

/** Restores the pictures that records name; on an error none stays. */
export async function restoreImages(files: FileStore, { file, images }: Contents): Promise<void> {
  const wanted = new Set([...images].flatMap(storedPaths))
  const written: string[] = []
  try {
    for await (const { name, content } of readArchive(file)) {
      const path = name.slice(IMAGES_FOLDER.length)
      if (!name.startsWith(IMAGES_FOLDER) || !wanted.has(path)) continue
      written.push(path)
      await files.write(path, content)
    }
    if (written.length !== wanted.size) throw lacksPictures(file)
  } catch (error) {
    for (const path of written) await files.remove(path).catch(() => {})
    throw error
  }
}

export function lacksPictures(file: string): Error {
  return new Error(`${file} lacks pictures that its records name.`)
}
