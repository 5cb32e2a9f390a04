import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { PACKAGES_FILE } from './list-packages.ts'

/** A chunk as the manifest of a build has it. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

export interface Build {
  readonly folder: string
  readonly manifest: Readonly<Record<string, Chunk>>
  /** By file: the bytes of each package in it, before compression. */
  readonly packages: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What the page itself loads: the script that sets the colours before anything is drawn, and the two of the product. */
const PAGE = ['index.html', 'early.ts'] as const
const BEFORE_ALL = 'color-scheme.js'

/** The chunks that each screen is drawn with, beside those of the page. */
export const SCREENS = {
  login: [...PAGE, 'login/LoginPage.tsx'],
  // Whoever logs in is told so.
  toasts: ['../engine/toasts/announcer.tsx'],
  dashboard: [...PAGE, 'layout/Layout.tsx', 'dashboard/DashboardPage.tsx'],
  list: [...PAGE, 'layout/Layout.tsx', '../engine/list/ListPage.tsx'],
} as const

export function readBuild(folder: string): Build {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return { folder, manifest: read('.vite/manifest.json'), packages: read(PACKAGES_FILE) }
}

/** The chunk of an entity's config and calls. */
export function clientChunks({ manifest }: Pick<Build, 'manifest'>): readonly string[] {
  return Object.keys(manifest).filter((name) => name.startsWith('../generated/clients/'))
}

/** Every file that these chunks need before they run. */
export function filesOf(
  { manifest }: Pick<Build, 'manifest'>,
  names: readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>(names)
  const files = new Set<string>([BEFORE_ALL])
  for (const name of seen) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no chunk ${name}; name in scripts/build what it is called now`)
    for (const imported of chunk.imports ?? []) seen.add(imported)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  }
  return files
}

// Compressing takes its time, and most files are part of many sums.
const known = new Map<string, number>()

function bytesOf(path: string): number {
  const bytes = known.get(path) ?? brotliCompressSync(readFileSync(path)).length
  known.set(path, bytes)
  return bytes
}

/** Bytes as a browser receives them. */
export interface Weight {
  readonly scripts: number
  readonly styles: number
  readonly all: number
}

export function weigh(folder: string, files: Iterable<string>): Weight {
  const sums = { scripts: 0, styles: 0, all: 0 }
  for (const file of files) {
    const bytes = bytesOf(join(folder, file))
    sums.all += bytes
    if (file.endsWith('.js')) sums.scripts += bytes
    if (file.endsWith('.css')) sums.styles += bytes
  }
  return sums
}

/** What each file costs, and which packages make it up. */
export function describe({ folder, packages }: Build, files: Iterable<string>): string {
  return [...files]
    .map((file) => ({ file, bytes: weigh(folder, [file]).all }))
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ file, bytes }) => `  ${String(bytes).padStart(7)}  ${file}  ${shares(packages[file])}`)
    .join('\n')
}

function shares(sums: Readonly<Record<string, number>> = {}): string {
  const all = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0)
  return Object.entries(sums)
    .map(([name, bytes]) => ({ name, share: Math.round((100 * bytes) / all) }))
    .filter(({ share }) => share > 0)
    .map(({ name, share }) => `${name} ${share} %`)
    .join(', ')
}
