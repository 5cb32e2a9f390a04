import { posix } from 'node:path'
import { generatedFolder, isEngineRepository } from '../../process/engine.ts'

const IMPORT = /(\bfrom |\bimport\(|\bimport |\bmodule )(['"])(\.[^'"]+)\2/g
const OF_ENGINE = 'src/'
const GENERATED = 'src/generated/'

/**
 * Puts the files of a program that does not lie in the engine's repository into its own folder, and leads their imports of the engine
 * to its package.
 */
export function relocateFiles(root: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (isEngineRepository(root)) return files
  const folder = `${generatedFolder(root)}/`
  const relocate = (path: string, specifier: string) => {
    const target = posix.join(posix.dirname(path), specifier)
    if (target.startsWith(GENERATED)) return specifier
    if (target.startsWith(OF_ENGINE)) return `tribune/${target}`
    return posix.relative(posix.dirname(path.replace(GENERATED, folder)), target)
  }
  return new Map(
    [...files].map(([path, text]) => [
      path.replace(GENERATED, folder),
      text.replace(
        IMPORT,
        (_all, head: string, quote: string, specifier: string) =>
          `${head}${quote}${relocate(path, specifier)}${quote}`,
      ),
    ]),
  )
}
