import {
  type FileStore,
  type OpenedFile,
  fileOf,
  isStoredName,
  storedPath,
  storedPaths,
  type ImageSize,
} from './file-store.ts'
import type { PreparedFile } from '../../kinds/core/storage/field-storage.ts'

/** The uploaded files: pictures, and files to download. */
export interface Uploads {
  /** On an error some may be stored; the caller removes them. */
  store(files: readonly PreparedFile[]): Promise<void>
  /** null where there is no such file. */
  open(name: string, size: ImageSize): Promise<OpenedFile | null>
  /** Failures are ignored: the maintenance job removes what is left. */
  remove(names: readonly string[]): Promise<void>
  /**
   * Removes all files but these, and unfinished files of a crash. The names are read after the files are listed, so that
   * a file stored in between is not in the list and stays.
   */
  keepOnly(readNames: () => Promise<ReadonlySet<string>>): Promise<void>
  isEmpty(): Promise<boolean>
  /** @throws where nothing can be stored now. */
  assertUsable(): Promise<void>
}

export function createUploads(files: FileStore): Uploads {
  return {
    open: (name, size) => files.open(storedPath(name, size)),
    assertUsable: () => files.assertUsable(),
    async store(prepared) {
      for (const file of prepared) await storeFile(files, file)
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
async function storeFile(files: FileStore, { name, full, small }: PreparedFile): Promise<void> {
  if (small) await files.write(storedPath(name, 'small'), small)
  await files.write(storedPath(name, 'full'), full)
}

/** Files with other names are not ours. */
function isLeftOver(path: string, names: ReadonlySet<string>): boolean {
  const name = fileOf(path)
  return isStoredName(name) && !names.has(name)
}
