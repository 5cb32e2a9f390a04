import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the engine of a project lies: in itself, or, for a foreign domain of the tests, in the current folder. */
export function engineFolder(root: string): string {
  return existsSync(join(root, 'src/schema')) ? root : '.'
}
