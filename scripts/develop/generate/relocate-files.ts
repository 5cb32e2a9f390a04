import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isEngineRepository } from '../../process/engine.ts'
import { PLACES } from '../../process/program-files.mjs'

const IMPORT = /(\bfrom |\bimport\(|\bimport |\bmodule )(['"])(\.[^'"]+)\2/g
const OF_ENGINE = 'src/'

/** Puts the generated files of such a program into its own folder, and leads their imports of the engine to its package. */
export function relocateFiles(root: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (isEngineRepository(root)) return files
  // Lists of kinds and features are there before, where the program has its own.
  const isWritten = (path: string) =>
    path.startsWith('src/generated/') ||
    files.has(path) ||
    (PLACES.some(([folder]) => path.startsWith(folder)) && existsSync(join(root, placeOf(path))))
  const relocate = (path: string, specifier: string) => {
    const target = posix.join(posix.dirname(path), specifier)
    if (target.startsWith(OF_ENGINE) && !isWritten(target)) return `tribune/${target}`
    const found = posix.relative(posix.dirname(placeOf(path)), placeOf(target))
    return found.startsWith('.') ? found : `./${found}`
  }
  return new Map(
    [...files].map(([path, text]) => [
      placeOf(path),
      text.replace(
        IMPORT,
        (_all, head: string, quote: string, specifier: string) =>
          `${head}${quote}${relocate(path, specifier)}${quote}`,
      ),
    ]),
  )
}

/** Where a file lies in a program. */
export function placeOf(path: string): string {
  const [from, to] = PLACES.find(([folder]) => path.startsWith(folder)) ?? ['', '']
  return to + path.slice(from.length)
}
