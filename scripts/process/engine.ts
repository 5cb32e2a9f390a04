import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the engine: this package, wherever it is installed. */
export const ENGINE = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** A file or folder of the engine, as an absolute path. */
export function inEngine(...path: readonly string[]): string {
  return join(ENGINE, ...path)
}

/** Where the generated files of a program stand, from its folder: the engine's own program has them among its sources. */
export function generatedFolder(root: string): string {
  return existsSync(join(root, 'src')) ? 'src/generated' : 'generated'
}

/** Whether a program is the one that the engine's repository is of. */
export function isEnginesOwn(root: string): boolean {
  return relative(ENGINE, resolve(root)) === ''
}
