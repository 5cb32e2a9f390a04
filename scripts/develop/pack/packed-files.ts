import { spawnSync } from 'node:child_process'
import { ENGINE } from '../../process/engine.ts'

/** What a program needs of the engine. */
const PARTS = [
  'src',
  'scripts',
  'entities/README.md',
  'entities/REFERENCE.md',
  'entities/docs',
  'tsconfig.json',
  'vite.config.ts',
]

/** What belongs to the engine's own program and its tests. */
const LEFT_OUT = /^(src\/generated|scripts\/(bench|fuzz|develop\/(gallery|pack)))(\/|\.ts$)/

/** By path below the engine's folder. */
export function listPackedFiles(): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', ...PARTS], { cwd: ENGINE, encoding: 'utf8' })
  return stdout.split('\0').filter((path) => path !== '' && !LEFT_OUT.test(path))
}
