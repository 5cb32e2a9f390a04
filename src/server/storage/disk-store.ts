import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type FileStore, type OpenedFile, assertUploadPath } from './file-store.ts'
import { storageDown, storageFull } from '../errors/http-error.ts'
import { assertWritable, PRIVATE_FILE, PRIVATE_FOLDER } from '../database/data-folder.ts'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Files in a folder of this machine. */
export async function openDiskStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const retryInFolder = await watchFolder(folder)
  return {
    async write(path, content) {
      const file = pathIn(folder, path)
      await wrapErrors(retryInFolder(() => writeWhole(folder, file, content)))
    },
    open: async (path) => openFile(pathIn(folder, path)),
    async remove(path) {
      await wrapErrors(rm(pathIn(folder, path), { force: true }))
    },
    async list() {
      const names = await wrapErrors(retryInFolder(() => readdir(folder, { recursive: true })))
      return names.map((name) => name.replaceAll(sep, '/'))
    },
    assertUsable: () => wrapErrors(retryInFolder(() => assertWritable(folder))),
  }
}

/**
 * Somebody may delete the folder: work that misses it is done again in a new one. Where its disk is no longer mounted it is
 * not made, for files would land below the mount point.
 */
async function watchFolder(folder: string): Promise<<T>(work: () => Promise<T>) => Promise<T>> {
  const deviceAbove = async () => (await stat(dirname(folder))).dev
  const device = await deviceAbove()
  return async (work) => {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || (await deviceAbove()) !== device) throw error
      await mkdir(folder, { mode: PRIVATE_FOLDER }).catch((refused: unknown) => {
        if (codeOf(refused) !== 'EEXIST') throw refused
      })
      await syncFolder(dirname(folder))
      return work()
    }
  }
}

function pathIn(folder: string, path: string): string {
  assertUploadPath(path)
  return join(folder, path)
}

/** Writes a temporary file and renames it: under its name a file is always complete, and survives a power cut. */
async function writeWhole(root: string, path: string, content: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    await makeFolder(root, dirname(path))
    await writeFile(unfinished, content, { flush: true, mode: PRIVATE_FILE })
    await rename(unfinished, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

async function makeFolder(root: string, folder: string): Promise<void> {
  if (folder === root) return
  try {
    await mkdir(folder, { mode: PRIVATE_FOLDER })
    await syncFolder(root)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** A rename is durable only once the folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openFile(path: string): Promise<OpenedFile | null> {
  try {
    const handle = await open(path, 'r')
    const { size } = await handle.stat()
    return { size, content: handle.createReadStream() }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw toHttpError(error)
  }
}

async function wrapErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toHttpError(error)
  }
}

function toHttpError(error: unknown): Error {
  return NO_ROOM.has(codeOf(error)) ? storageFull(error) : storageDown(error)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
