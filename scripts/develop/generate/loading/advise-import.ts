import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findNearest } from '../../../../src/kinds/core/authoring/expectation.ts'
import { readFaces, type FaceName } from '../../public-api/read-faces.ts'
import { engineOf } from '../../../process/engine.ts'

const SHARED = /^export (?:async )?(?:function|const) (\w+)/gm

/** What to write for a name that lacks its import: `expected an import of it; write import { phone } from '…'`. */
export function adviseImport(root: string, file: string, name: string): string {
  const words = readFaces(engineOf(root)).filter(({ isType }) => !isType)
  const found = [...words, ...readShared(root, file)].find((each) => each.name === name)
  if (found) return `expected an import of it; write import { ${name} } from '${found.address}'`
  if (existsSync(join(root, `entities/${name}.ts`)))
    return `expected no import of an entity; write its name in quotes, '${name}'`
  const near = findNearest(
    words.map((each) => each.name),
    name,
  )
  const expected = 'expected a name that the file declares or imports'
  return near === undefined ? expected : `${expected}; did you mean "${near}"?`
}

/** What entities share: the exports of the folders below `entities/`, by their paths from a file. */
function readShared(root: string, file: string): readonly Pick<FaceName, 'name' | 'address'>[] {
  const entities = join(root, 'entities')
  return listFiles(entities)
    .filter((path) => dirname(path) !== entities)
    .flatMap((path) => {
      const address = pathBetween(join(root, file), path)
      return readExports(path).map((name) => ({ name, address }))
    })
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(folder, name))
}

function readExports(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(SHARED)].map(([, name = '']) => name)
}

function pathBetween(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}
