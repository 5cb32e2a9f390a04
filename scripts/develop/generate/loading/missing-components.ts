import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findNearest } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { positionAt } from './position-at.ts'

/** A component or an icon of the project's own, outside comments. The bundle leaves such files to the browser. */
const COMPONENT = /(?<!^ *(?:\/\/|\/?\*).*)(['"])(\.\.?\/[^'"]*\.tsx)\1/gm

/** Components that are named by a file of `entities/`, and are not there. */
export function findMissingComponents(root: string, file: string): readonly Finding[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(COMPONENT)].flatMap(({ index, 2: named = '' }): readonly Finding[] => {
    const path = join(root, dirname(file), named)
    if (existsSync(path)) return []
    const advice = adviseComponent(path, named)
    const message = `there is no file ${join(dirname(file), named)}; ${advice}`
    return [{ code: 'E286', file, path: [], position: positionAt(text, index), message }]
  })
}

function adviseComponent(path: string, named: string): string {
  const folder = dirname(path)
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tsx')) : []
  const near = findNearest(there, basename(path))
  const expected = 'expected a file whose default export is a component'
  return near === undefined ? expected : `${expected}; did you mean '${dirname(named)}/${near}'?`
}
