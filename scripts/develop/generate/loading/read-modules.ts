import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../diagnostics/finding.ts'
import { bundleModules, readBundleErrors, type Bundle } from './bundle-modules.ts'
import { describeBundleError, describeLoadError } from './describe-errors.ts'
import { findMisplacedEntities } from './find-misplaced.ts'
import { findImportCircles } from './import-circles.ts'
import { findMissingComponents } from './missing-components.ts'
import { findServerImports, SERVER_ENDING } from './server-files.ts'

/** A file of `entities/` with its exports. */
export interface EntityModule {
  /** `entities/player.ts` */
  readonly file: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** The file that describes the program as a whole, where there is one. */
const APP_FILE = 'entities/app.ts'

/** The ending of the files that describe a screen of one's own. */
const PAGE_ENDING = '.page.ts'

export interface ReadModules {
  readonly modules: readonly EntityModule[]
  /** The file of the program as a whole. */
  readonly app: EntityModule | undefined
  /** The files of screens of one's own. */
  readonly pages: readonly EntityModule[]
  /** The files that could not be read. */
  readonly unread: readonly string[]
  /** Why not. */
  readonly findings: readonly Finding[]
}

/** Bundles and imports every file directly in `entities/`; its folders contain reference tables and components. */
export async function readModules(root: string): Promise<ReadModules> {
  const files = listConfigFiles(root)
  const wrong = files.flatMap((file) => findServerImports(root, file))
  const right = files.filter((file) => !wrong.some((each) => each.file === file))
  const { addresses, circles, findings } = await bundleEntities(root, right)
  const misplaced = findMisplacedEntities(root, files)
  const inCircles = findImportCircles(root, circles)
  const read = await Promise.all([...addresses].map(([file, address]) => importModule(file, address)))
  const loaded = read.filter((each) => 'exports' in each)
  const failed = read.filter((each) => 'error' in each)
  // A circle is why a name is used before its file has been run; it is told once, at its imports.
  const others = inCircles.length === 0 ? failed : failed.filter(({ error }) => !isTooEarly(error))
  return {
    modules: loaded.filter(({ file }) => file !== APP_FILE && !file.endsWith(PAGE_ENDING)),
    app: loaded.find(({ file }) => file === APP_FILE),
    pages: loaded.filter(({ file }) => file.endsWith(PAGE_ENDING)),
    unread: [...files, ...misplaced.map(({ file }) => file)].filter(
      (file) => !loaded.some((each) => each.file === file),
    ),
    findings: [
      ...wrong,
      ...findings,
      ...misplaced,
      ...files.flatMap((file) => findMissingComponents(root, file)),
      ...inCircles,
      ...others.map(({ file, error }) => describeLoadError(root, file, error)),
    ],
  }
}

export function listEntityFiles(root: string): readonly string[] {
  return listConfigFiles(root).filter((file) => file !== APP_FILE && !file.endsWith(PAGE_ENDING))
}

/** All that is read of `entities/`: entities, the program as a whole, screens of one's own. */
function listConfigFiles(root: string): readonly string[] {
  return readdirSync(join(root, 'entities'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith(SERVER_ENDING))
    .map((entry) => `entities/${entry.name}`)
    .sort()
}

interface FailedImport {
  readonly file: string
  readonly error: unknown
}

async function importModule(file: string, address: string): Promise<EntityModule | FailedImport> {
  try {
    const exports: Readonly<Record<string, unknown>> = await import(address)
    return { file, exports }
  } catch (error) {
    return { file, error }
  }
}

function isTooEarly(error: unknown): boolean {
  return error instanceof ReferenceError && error.message.endsWith('before initialization')
}

/** Reports the files that cannot be bundled, and bundles the rest without them. */
async function bundleEntities(
  root: string,
  files: readonly string[],
): Promise<Bundle & Pick<ReadModules, 'findings'>> {
  try {
    return { ...(await bundleModules(root, files)), findings: [] }
  } catch (error) {
    const errors = readBundleErrors(error)
    if (!errors) throw error
    const findings = errors.map((each) => describeBundleError(root, each))
    const rest = files.filter((file) => !findings.some((finding) => finding.file === file))
    if (rest.length === files.length) return { addresses: new Map(), circles: [], findings }
    const bundled = await bundleEntities(root, rest)
    return { ...bundled, findings: [...findings, ...bundled.findings] }
  }
}
