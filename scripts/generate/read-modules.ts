import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bundle, BundleError, type BundleProblem } from '../bundle.mjs'
import { MistakesError, type Mistake } from './mistake.ts'

/** A file of `entities/` and what it exports. */
export interface EntityModule {
  /** `entities/player.ts` */
  readonly file: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** Bundles and imports every file that lies directly in `entities/`; folders there hold reference tables. */
export async function readModules(root: string): Promise<readonly EntityModule[]> {
  const files = readdirSync(join(root, 'entities'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => `entities/${entry.name}`)
    .sort()
  const addresses = await bundleEntities(root, files)
  return Promise.all(files.map((file) => importModule(file, addresses.get(file) ?? file)))
}

async function importModule(file: string, address: string): Promise<EntityModule> {
  try {
    const exports: Readonly<Record<string, unknown>> = await import(address)
    return { file, exports }
  } catch (error) {
    throw new MistakesError([{ file, message: error instanceof Error ? error.message : String(error) }])
  }
}

async function bundleEntities(root: string, files: readonly string[]) {
  try {
    return await bundle(root, files)
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    throw new MistakesError(error.problems.map((problem) => describeProblem(root, problem)))
  }
}

/** The bundler's first line says what is wrong; below it stands a drawing of the code. */
function describeProblem(root: string, { file, loc, message }: BundleProblem): Mistake {
  const path = file === undefined ? 'entities' : relative(root, file).replaceAll('\\', '/')
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  return {
    file: loc ? `${path}:${loc.line}:${loc.column + 1}` : path,
    message: first.replace(/^\[\w+\] /, ''),
  }
}
