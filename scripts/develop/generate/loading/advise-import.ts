import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { findNearest } from '../../../../src/kinds/authoring/expectation.ts'

/** A name and the absolute path of the file that exports it. */
interface Export {
  readonly name: string
  readonly path: string
}

// A word of the language is an exported function with an example.
const WORD = /@example(?:(?!\*\/)[^])*\*\/\s*export function (\w+)/g
const SHARED = /^export (?:async )?(?:function|const) (\w+)/gm

/** What to write for a name that lacks its import: `expected an import of it; write import { phone } from '…'`. */
export function adviseImport(root: string, file: string, name: string): string {
  const words = readWords(root)
  const found = [...words, ...readShared(root)].find((each) => each.name === name)
  if (found) {
    const from = pathBetween(join(root, file), found.path)
    return `expected an import of it; write import { ${name} } from '${from}'`
  }
  if (existsSync(join(root, `entities/${name}.ts`)))
    return `expected no import of an entity; write its name in quotes, '${name}'`
  const near = findNearest(
    words.map((each) => each.name),
    name,
  )
  const expected = 'expected a name that the file declares or imports'
  return near === undefined ? expected : `${expected}; did you mean "${near}"?`
}

/** The functions that configs are written in. */
function readWords(root: string): readonly Export[] {
  // A foreign domain of the tests has no schema of its own.
  const src = resolve(existsSync(join(root, 'src/schema')) ? root : '.', 'src')
  return [...listFiles(join(src, 'schema')), ...listFiles(join(src, 'kinds'))].flatMap((path) =>
    readExports(path, WORD),
  )
}

/** What entities share: the exports of the folders below `entities/`. */
function readShared(root: string): readonly Export[] {
  const entities = join(root, 'entities')
  return listFiles(entities)
    .filter((path) => dirname(path) !== entities)
    .flatMap((path) => readExports(path, SHARED))
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(folder, name))
}

function readExports(path: string, pattern: RegExp): readonly Export[] {
  return [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ name, path }))
}

function pathBetween(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}
