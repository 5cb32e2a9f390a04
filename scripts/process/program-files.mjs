import { existsSync } from 'node:fs'
import { join, resolve as resolvePath } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ENGINE = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Where a program has what is generated of it, by where the engine looks for it.
 * @type {readonly (readonly [string, string])[]}
 */
export const PLACES = [
  ['src/generated/', 'generated/'],
  ['src/kinds/registries/', 'generated/kinds/'],
  ['src/features/registries/', 'generated/features/'],
  ['src/schema/languages.ts', 'generated/features/languages.ts'],
  ['tests/suite/values/program-kinds.ts', 'generated/kinds/test-values.ts'],
]
/** Where it has the files that it has taken out of the engine. */
const EJECTED = 'ejected'

const PACKAGE = 'tribune/'
/** `tribune/server`, which is the built program where a host imports it. */
const OF_SERVER = 'server'

/** What there is before a program has been generated. */
const FIRST_APP = join(ENGINE, 'scripts/process/first-app.ts')

/**
 * The file of a program that stands for one of the engine: what is generated of it, or what it has ejected.
 * @param {string} root the folder of the program
 * @param {string} file of the engine, as an absolute path
 * @returns {string | undefined} an absolute path
 */
export function findProgramFile(root, file) {
  if (!file.startsWith(ENGINE) || existsSync(join(root, 'src/schema'))) return undefined
  const path = file.slice(ENGINE.length).replaceAll('\\', '/')
  const [from = '', to = `${EJECTED}/`] = PLACES.find(([folder]) => path.startsWith(folder)) ?? []
  const found = resolvePath(root, to + path.slice(from.length))
  if (existsSync(found)) return found
  if (path === OF_SERVER) return join(ENGINE, 'src/tribune/server.ts')
  return path === 'src/generated/app.ts' ? FIRST_APP : undefined
}

/**
 * What finds these files for Node.
 * @param {string} root
 * @returns {import('node:module').ResolveHookSync}
 */
export function createResolve(root) {
  return (specifier, context, nextResolve) => {
    const file = locate(specifier, context.parentURL)
    const found = file === undefined ? undefined : findProgramFile(root, file)
    return nextResolve(found === undefined ? specifier : pathToFileURL(found).href, context)
  }
}

/** Where a file is that is named by its path, or as generated files name those of the engine. */
function locate(specifier, parent) {
  if (specifier.startsWith(PACKAGE)) return join(ENGINE, specifier.slice(PACKAGE.length))
  if (!specifier.startsWith('.') || !parent?.startsWith('file:')) return undefined
  return fileURLToPath(new URL(specifier, parent))
}

/** @type {ReturnType<typeof createResolve>} */
let resolveHere

/** Called by Node in the thread of its hooks, with what they were registered with. */
export function initialize(root) {
  resolveHere = createResolve(root)
}

export function resolve(...given) {
  return resolveHere(...given)
}
