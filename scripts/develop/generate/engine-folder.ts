import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE } from '../../process/engine.ts'

/** Where the engine of a project lies: in itself, or where this code does. */
export function engineFolder(root: string): string {
  return existsSync(join(root, 'src/schema')) ? root : ENGINE
}
