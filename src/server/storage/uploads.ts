import type { FileStore, OpenedFile } from './file-store.ts'
import type { PreparedImage } from '../../kinds/image/prepare-image.ts'
import { isStoredName, pictureOf, storedPath, type ImageSize } from './upload-names.ts'

/** The one door to the uploaded pictures. */
export interface Uploads {
  /** On an error some may be stored already: who claimed them removes them. */
  store(images: readonly PreparedImage[]): Promise<void>
  /** null where there is no such picture. */
  open(name: string, size: ImageSize): Promise<OpenedFile | null>
  /** What cannot be removed for now is left to a sweep: the record that named it has gone already. */
  remove(names: readonly string[]): Promise<void>
  /**
   * Removes every stored file that is not among the names, and what a crash left unfinished of others. The names are
   * read when the files are listed: a file of a record made in between is in no list, and stays.
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

/** The small version first: a name that can be read has both. */
async function storeImage(files: FileStore, { name, full, small }: PreparedImage): Promise<void> {
  await files.write(storedPath(name, 'small'), small)
  await files.write(storedPath(name, 'full'), full)
}

function storedPaths(name: string): readonly string[] {
  return [storedPath(name, 'full'), storedPath(name, 'small')]
}

/** Whatever is not named as ours is a stranger's. */
function isLeftOver(path: string, names: ReadonlySet<string>): boolean {
  const name = pictureOf(path)
  return isStoredName(name) && !names.has(name)
}
