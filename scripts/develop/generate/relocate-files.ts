import { join, posix, relative, resolve } from 'node:path'
import { engineFolder } from './engine-folder.ts'

const IMPORT = /(\bfrom |\bimport\(|\bimport |\bmodule )(['"])(\.[^'"]+)\2/g
const COMMAND = 'npm run generate'

/**
 * Rewrites imports and headers for a project without a `src/` of its own, such as a foreign domain of the tests.
 * The files of any other project stay as they are.
 */
export function relocateFiles(root: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (engineFolder(root) === root) return files
  const below = toSlashes(relative(process.cwd(), resolve(root)))
  return new Map(
    [...files].map(([path, text]) => [
      path,
      text
        .replace(COMMAND, `${COMMAND} -- --root ${below}`)
        .replace(
          IMPORT,
          (_all, head: string, quote: string, specifier: string) =>
            `${head}${quote}${relocate(root, path, specifier)}${quote}`,
        ),
    ]),
  )
}

function relocate(root: string, path: string, specifier: string): string {
  const folder = posix.dirname(path)
  const target = posix.join(folder, specifier)
  const isProducts = target.startsWith('src/') && !target.startsWith('src/generated/')
  return isProducts ? toSlashes(relative(join(resolve(root), folder), resolve(target))) : specifier
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
