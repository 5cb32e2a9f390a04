import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filesOfChunks, type Manifest } from '../../src/server/http/page/client-manifest.ts'

export interface Build {
  readonly folder: string
  readonly manifest: Manifest
  /** The file of the script that runs before anything is drawn, which is no module. */
  readonly beforePaint: string
}

/** Whoever is not logged in is shown the login by what the page itself loads. */
export const LOGIN = ['product']

/** The chunk of the screens behind the login; a list needs its entity's client beside it. */
export const LISTS = 'lists'

const BEFORE_PAINT = /assets\/before-paint-[^"]+\.js/
const CLIENT = /\/generated\/clients\/[^/]+\.ts$/

export function readBuild(folder: string): Build {
  const [beforePaint] = BEFORE_PAINT.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  if (beforePaint === undefined)
    throw new Error('the page names no script that runs before anything is drawn')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  return { folder, manifest, beforePaint }
}

/** The names by which the manifest knows the clients of the entities. */
export function clientsOf({ manifest }: Build): readonly string[] {
  return Object.keys(manifest).filter((key) => CLIENT.test(key))
}

/** Every file that is loaded with these chunks, by key or by name. */
export function filesOf({ manifest, beforePaint }: Build, chunks: readonly string[]): ReadonlySet<string> {
  const files = filesOfChunks(manifest, chunks, (missing) => {
    throw new Error(`the build has no ${missing}; name in scripts/build what it is called now`)
  })
  return new Set([beforePaint, ...files])
}

/** Bytes as a browser receives them. */
export interface Weight {
  readonly scripts: number
  readonly styles: number
  readonly all: number
}

export function weigh({ folder }: Build, files: Iterable<string>): Weight {
  const sums = { scripts: 0, styles: 0, all: 0 }
  for (const file of files) {
    const bytes = bytesOf(join(folder, file))
    sums.all += bytes
    if (file.endsWith('.js')) sums.scripts += bytes
    if (file.endsWith('.css')) sums.styles += bytes
  }
  return sums
}

// Compressing takes its time, and most files are part of many sums.
const known = new Map<string, number>()

function bytesOf(path: string): number {
  const bytes = known.get(path) ?? brotliCompressSync(readFileSync(path)).length
  known.set(path, bytes)
  return bytes
}

/** What each file costs. */
export function describe(build: Build, files: Iterable<string>): string {
  return [...files]
    .map((file) => ({ file, bytes: weigh(build, [file]).all }))
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ file, bytes }) => `  ${String(bytes).padStart(7)}  ${file}`)
    .join('\n')
}
