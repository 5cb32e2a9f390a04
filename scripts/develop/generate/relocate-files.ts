import { posix, relative, resolve } from 'node:path'
import { engineFolder } from './engine-folder.ts'

const IMPORT = /(\bfrom |\bimport\(|\bimport |\bmodule )(['"])(\.[^'"]+)\2/g
const COMMAND = 'npm run generate'

/**
 * Leads imports of the engine to its package, in the files of a program that does not lie in the engine's repository, and
 * says in their headers what writes them there.
 */
export function relocateFiles(root: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (engineFolder(root) === root) return files
  const below = relative(process.cwd(), resolve(root)).replaceAll('\\', '/')
  const command = below === '' ? 'npx tribune generate' : `${COMMAND} -- --root ${below}`
  return new Map(
    [...files].map(([path, text]) => [
      path,
      text
        .replace(COMMAND, command)
        .replace(
          IMPORT,
          (_all, head: string, quote: string, specifier: string) =>
            `${head}${quote}${relocate(path, specifier)}${quote}`,
        ),
    ]),
  )
}

/** `tribune/src/api/resource.ts` of `../api/resource.ts`. */
function relocate(path: string, specifier: string): string {
  const target = posix.join(posix.dirname(path), specifier)
  const isEngines = target.startsWith('src/') && !target.startsWith('src/generated/')
  return isEngines ? `tribune/${target}` : specifier
}
