import type { FileStore, OpenedFile } from './file-store.ts'
import type { PreparedImage } from '../../kinds/image/prepare-image.ts'
import { isStoredName, pictureOf, storedPath, type ImageSize } from './upload-names.ts'

/** The uploaded pictures. */
export interface Uploads {
  /** On an error some may be stored; the caller removes them. */
  store(images: readonly PreparedImage[]): Promise<void>
  /** null where there is no such picture. */
  open(name: string, size: ImageSize): Promise<OpenedFile | null>
  /** Failures are ignored: the maintenance job removes what is left. */
  remove(names: readonly string[]): Promise<void>
  /**
   * Removes all files but these, and unfinished files of a crash. The names are read after the files are listed, so that
   * a file stored in between is not in the list and stays.
   */
  keepOnly(readNames: () => Promise<ReadonlySet<string>>): Promise<void>
  isEmpty(): Promise<boolean>
}

export function createUploads(files: FileStore): Uploads {
  return {
    open: (name, size) => files.open(storedPath(name, size)),
    async store(images) {
      for (const image of images) await storeImage(files, image)
    },
    async remove(names) {
      const paths = names.filter(isStoredName).flatMap(storedPaths)
      await Promise.all(paths.map((path) => files.remove(path).catch(() => {})))
    },
    async keepOnly(readNames) {
      const found = await files.list()
      const names = await readNames()
      for (const path of found) if (isLeftOver(path, names)) await files.remove(path)
    },
    async isEmpty() {
      return !(await files.list()).some(isStoredName)
    },
  }
}

/** The small version first, so that a readable picture has both. */
async function storeImage(files: FileStore, { name, full, small }: PreparedImage): Promise<void> {
  await files.write(storedPath(name, 'small'), small)
  await files.write(storedPath(name, 'full'), full)
}

function storedPaths(name: string): readonly string[] {
  return [storedPath(name, 'full'), storedPath(name, 'small')]
}

/** Files with other names are not ours. */
function isLeftOver(path: string, names: ReadonlySet<string>): boolean {
  const name = pictureOf(path)
  return isStoredName(name) && !names.has(name)
}
