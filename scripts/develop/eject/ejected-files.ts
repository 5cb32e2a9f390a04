import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEjectable } from './ejected-text.ts'

/** Where a program has what it took out of the engine; beside each file stands what it was then. */
export const EJECTED = 'ejected'
export const ORIGINAL = '.orig'

/** Tells what the engine has made of these files since, and unless it is only a check remembers that it was told. */
export function reportEjected(root: string, isCheck: boolean): readonly string[] {
  const folder = join(root, EJECTED)
  if (!existsSync(folder)) return []
  const originals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ORIGINAL))
    .map((name) => name.slice(0, -ORIGINAL.length).replaceAll('\\', '/'))
  return originals.sort().flatMap((path) => {
    const original = join(folder, path + ORIGINAL)
    const now = readEjectable(path)
    if (now === undefined)
      return [`${EJECTED}/${path} stands for no file of the engine any more: nothing uses it`]
    if (now === readFileSync(original, 'utf8')) return []
    const difference = compare(original, now)
    if (!isCheck) writeFileSync(original, now)
    return [
      `${path} has changed in the engine; bring what you need of it into ${EJECTED}/${path}:`,
      difference,
    ]
  })
}

/** As a patch, where there is git. */
function compare(original: string, now: string): string {
  const newer = `${original}.new`
  writeFileSync(newer, now)
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '--', original, newer], {
    encoding: 'utf8',
  })
  rmSync(newer)
  return stdout?.trim() ?? ''
}
