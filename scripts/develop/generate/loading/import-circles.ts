import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import type { Finding } from '../diagnostics/finding.ts'
import { positionAt } from './position-at.ts'

/** Files of `entities/` that import each other: which of them is run first is chance, and it finds the others empty. */
export function findImportCircles(root: string, circles: readonly (readonly string[])[]): readonly Finding[] {
  return circles.flatMap((ids) => {
    const files = startWithFirst(ids.slice(0, -1).map((id) => relative(root, id).replaceAll('\\', '/')))
    const [file = '', next = file] = files
    if (!files.every((each) => each.startsWith('entities/'))) return []
    const message = `files import each other in a circle, ${[...files, file].join(' → ')}; expected imports in one direction; ${ADVICE}`
    return [{ code: 'E108', file, path: [], position: findImport(root, file, next), message }]
  })
}

const ADVICE =
  "write an entity's name in quotes, as to: 'room', and move what two files share into entities/reference/"

/** The same circle whichever file the bundler came to first. */
function startWithFirst(files: readonly string[]): readonly string[] {
  const start = files.indexOf(files.toSorted()[0] ?? '')
  return [...files.slice(start), ...files.slice(0, start)]
}

/** Where a file imports another. */
function findImport(root: string, file: string, other: string) {
  const text = readFileSync(join(root, file), 'utf8')
  const found = parseAst(text, { lang: 'ts' }).body.find((statement) => {
    const source = 'source' in statement ? statement.source : null
    return source && resolve(root, dirname(file), source.value) === resolve(root, other)
  })
  return positionAt(text, found?.start ?? 0)
}
