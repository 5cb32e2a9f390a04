import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreparedImage } from './prepare-image.ts'

const SMALL_FOLDER = 'small'
const STORED_NAME = /^[0-9a-f]{32}\.webp$/
const UNFINISHED_NAME = /^[0-9a-f]{32}\.webp\.tmp$/

/** The one door to the uploads folder. */
export interface Uploads {
  readonly folder: string
  /** Stores all of them or, on an error, none. */
  store(images: readonly PreparedImage[]): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Removes every stored file that is not among the names, and what a crash left unfinished. */
  keepOnly(names: ReadonlySet<string>): Promise<void>
  isEmpty(): Promise<boolean>
}

export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name)
}

/** Where a stored picture lies below the folder. */
export function storedPath(name: string, size: 'full' | 'small'): string {
  return size === 'small' ? join(SMALL_FOLDER, name) : name
}

export async function openUploads(folder: string): Promise<Uploads> {
  await mkdir(join(folder, SMALL_FOLDER), { recursive: true })
  const remove = async (names: readonly string[]) => {
    for (const name of names.filter(isStoredName)) {
      await rm(join(folder, storedPath(name, 'full')), { force: true })
      await rm(join(folder, storedPath(name, 'small')), { force: true })
    }
  }
  return {
    folder,
    remove,
    async store(images) {
      try {
        for (const image of images) await storeImage(folder, image)
      } catch (error) {
        await remove(images.map((image) => image.name))
        throw error
      }
    },
    async keepOnly(names) {
      await keepOnly(folder, names)
      await keepOnly(join(folder, SMALL_FOLDER), names)
    },
    async isEmpty() {
      return !(await readdir(folder)).some(isStoredName)
    },
  }
}

/** The small version first: a name that can be read has both. */
async function storeImage(folder: string, image: PreparedImage): Promise<void> {
  await writeWhole(join(folder, storedPath(image.name, 'small')), image.small)
  await writeWhole(join(folder, storedPath(image.name, 'full')), image.full)
}

/** Under its own name a file is whole from the first moment. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.tmp`
  try {
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function keepOnly(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    const isLeftOver = UNFINISHED_NAME.test(name) || (isStoredName(name) && !names.has(name))
    if (isLeftOver) await rm(join(folder, name), { force: true })
  }
}
