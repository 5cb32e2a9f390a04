import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Encodings } from './content-encoding.ts'
import { mediaTypeOf } from './media-types.ts'

/** A file of the build, with what the build compressed of it. */
export interface BuiltFile {
  readonly type: string
  readonly encodings: Encodings
  /** Stands for its content. */
  readonly hash: string
}

/** By the path of its address. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

const COMPRESSED = /\.(br|gz)$/

/**
 * The files of a build, read once: from memory they are sent several times quicker than from the disk, and a process
 * goes on serving the build that its page names while the next one is written.
 */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  // Before the first build there is none.
  if (!existsSync(folder)) return new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const paths = files.map((file) => file.slice(folder.length).replaceAll(sep, '/')).filter(isServed)
  const contents = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(folder, path))] as const),
  )
  const byPath = new Map(contents)
  const plain = contents.filter(
    ([path]) => !byPath.has(path.replace(COMPRESSED, '')) || !COMPRESSED.test(path),
  )
  return new Map(plain.map(([path, content]) => [path, builtFile(path, content, byPath)]))
}

/** What the build writes for programs lies in hidden folders. */
function isServed(path: string): boolean {
  return !path.includes('/.')
}

function builtFile(path: string, content: Buffer, all: ReadonlyMap<string, Buffer>): BuiltFile {
  const [br, gzip] = [all.get(`${path}.br`), all.get(`${path}.gz`)]
  return {
    type: mediaTypeOf(path),
    encodings: { identity: content, ...(br && { br }), ...(gzip && { gzip }) },
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  }
}
