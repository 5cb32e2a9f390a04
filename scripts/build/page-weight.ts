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
  /** The file of the script that runs before anything is drawn, which is no module. */
  readonly beforePaint: string
  readonly manifest: Readonly<Record<string, Chunk>>
  /** By part of the product: its files, beside those of the page. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** By file: the bytes of each package in it, before compression. */
  readonly packages: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What the page itself loads, beside the script that must have run before anything is drawn. */
const PAGE = ['index.html', 'early.ts'] as const
const BEFORE_PAINT = /assets\/before-paint-[^"]+\.js/

/** What each screen is drawn with: chunks of the manifest, and parts of the product. */
export const SCREENS = {
  login: [...PAGE, 'login'],
  dashboard: [...PAGE, 'layout', 'dashboard'],
  list: [...PAGE, 'layout', 'list'],
} as const

export function readBuild(folder: string): Build {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const [beforePaint] = BEFORE_PAINT.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  if (beforePaint === undefined)
    throw new Error('the page names no script that runs before anything is drawn')
  const manifest = read('.vite/manifest.json')
  return { folder, beforePaint, manifest, parts: read('.vite/parts.json'), packages: read(PACKAGES_FILE) }
}

/** The parts that are an entity's config and calls. */
export function entityParts({ parts }: Pick<Build, 'parts'>): readonly string[] {
  return Object.keys(parts).filter((name) => name.startsWith('entity/'))
}

/** Every file that these chunks and parts need before they run. */
export function filesOf(
  { manifest, parts, beforePaint }: Pick<Build, 'manifest' | 'parts' | 'beforePaint'>,
  names: readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>(names)
  const files = new Set<string>([beforePaint])
  for (const name of seen) {
    const chunk = manifest[name]
    const needed = parts[name] ?? (chunk && [chunk.file, ...(chunk.css ?? [])])
    if (!needed) throw new Error(`the build has no ${name}; name in scripts/build what it is called now`)
    for (const file of needed) files.add(file)
    for (const imported of chunk?.imports ?? []) seen.add(imported)
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
