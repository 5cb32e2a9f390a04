import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { tools } from '../process/tools.ts'
import { runIn } from './measure-generation.ts'
import { buildName, createSyntheticProject } from './synthetic-entities.ts'

export interface FirstBytes {
  readonly entities: number
  /** What a browser loads, gzip, until it shows the login page, and until it shows the first list. */
  readonly loginPage: number
  readonly firstList: number
}

/** A chunk as the manifest of a build has it. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'index.html'
const LAYOUT = 'layout/Layout.tsx'
const LIST_PAGE = '../engine/list/ListPage.tsx'

/** What a real build with so many entities makes a browser load. */
export async function measureBytes(entities: number): Promise<FirstBytes> {
  const root = createSyntheticProject(entities)
  await runIn(root, ['scripts/run.mjs', 'generate'])
  await runIn(root, [resolve(tools.vite), 'build', '--logLevel', 'error'])
  const client = join(root, 'dist/client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  // The first entity is that of the accounts too, which the layout asks for.
  const first = `../generated/clients/${buildName(0)}.ts`
  const sizes = {
    entities,
    loginPage: sumBytes(client, listFiles(manifest, [ENTRY])),
    firstList: sumBytes(client, listFiles(manifest, [ENTRY, LAYOUT, LIST_PAGE, first])),
  }
  rmSync(root, { recursive: true, force: true })
  return sizes
}

/** The page and every file that these chunks need before they run. */
function listFiles(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no chunk ${name}; name in scripts/bench what it is called now`)
    chunk.imports?.forEach(visit)
  }
  names.forEach(visit)
  const files = [...seen].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])])
  return new Set([ENTRY, ...files])
}

function sumBytes(folder: string, files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
}
