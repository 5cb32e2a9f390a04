import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the engine: this package, wherever it is installed. */
export const ENGINE = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** A file or folder of the engine, as an absolute path. */
export function inEngine(...path: readonly string[]): string {
  return join(ENGINE, ...path)
}

/** The folder of the engine that a program runs on: the one that it lies in, or this package. @param root the program's folder */
export function engineOf(root: string): string {
  return existsSync(join(root, 'src/schema')) ? resolve(root) : ENGINE
}

/** Whether a program lies in the repository of the engine, whose own it is. */
export function isEngineRepository(root: string): boolean {
  return engineOf(root) === resolve(root)
}

/** Where the generated files of a program stand, from its folder: the engine's own has them among the sources. */
export function generatedFolder(root: string): string {
  return isEngineRepository(root) ? 'src/generated' : 'generated'
}
