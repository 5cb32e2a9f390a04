import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { positionAt } from './position-at.ts'
import type { EntityModule } from './read-modules.ts'

const PROTOTYPE = '__proto__'

interface LostKey {
  readonly key: string
  /** The path to the object with the key. */
  readonly path: Path
  readonly start: number
}

/** Finds keys of which nothing is left once the file is loaded: repeated ones but the last, and `__proto__`. */
export function findLostKeys(root: string, modules: readonly EntityModule[]): readonly Finding[] {
  return modules.flatMap(({ file, exports }) => {
    const text = readFileSync(join(root, file), 'utf8')
    const exportedAs = Object.keys(exports)[0] ?? ''
    return walk(parseAst(text, { lang: 'ts' }), []).map(({ key, path, start }) => ({
      ...describe(key, path),
      file,
      exportedAs,
      path: [...path, key],
      position: positionAt(text, start),
    }))
  })
}

function describe(key: string, path: Path): Pick<Finding, 'code' | 'message'> {
  if (key === PROTOTYPE)
    return {
      code: 'E109',
      message: `the key "${key}" is no part of an object, the language makes it its prototype; expected a key of another name`,
    }
  if (path.at(-1) === 'options')
    return {
      code: 'E151',
      message: `there are two options of the value "${key}"; expected one; give the second a value of its own`,
    }
  return {
    code: 'E107',
    message: `the key "${key}" stands here twice; expected one; rename or remove the second`,
  }
}

/** `path` names the objects around the node; only properties extend it. */
function walk(node: unknown, path: Path): readonly LostKey[] {
  if (Array.isArray(node)) return node.flatMap((each) => walk(each, path))
  if (!isObject(node)) return []
  const inside = node['type'] === 'Property' ? [...path, ...readKey(node['key'])] : path
  const own = node['type'] === 'ObjectExpression' ? findLost(node['properties'], path) : []
  return [...own, ...Object.values(node).flatMap((each) => walk(each, inside))]
}

function findLost(properties: unknown, path: Path): readonly LostKey[] {
  const seen = new Set<string>()
  const list: readonly unknown[] = Array.isArray(properties) ? properties : []
  return list.flatMap((property) => {
    if (!isObject(property) || property['computed'] === true) return []
    const [key] = readKey(property['key'])
    if (key === undefined || (key !== PROTOTYPE && !seen.has(key))) {
      if (key !== undefined) seen.add(key)
      return []
    }
    return [{ key, path, start: Number(property['start']) }]
  })
}

/** The key, written as an identifier, string or number. */
function readKey(key: unknown): readonly string[] {
  if (!isObject(key)) return []
  const written = key['name'] ?? key['value']
  return typeof written === 'string' || typeof written === 'number' ? [String(written)] : []
}
