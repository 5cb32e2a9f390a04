import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { isObject } from './checks/check.ts'
import type { Finding, Path, Position } from './diagnostics/finding.ts'
import type { EntityModule } from './read-modules.ts'

interface RepeatedKey {
  readonly key: string
  /** The way to the object that has it twice. */
  readonly path: Path
  readonly start: number
}

/** Keys that an object has twice: of the two fields or options only the last one is there when the file is loaded. */
export function findRepeatedKeys(root: string, modules: readonly EntityModule[]): readonly Finding[] {
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

/** `path` names the objects around the node; whatever is no property adds nothing to it. */
function walk(node: unknown, path: Path): readonly RepeatedKey[] {
  if (Array.isArray(node)) return node.flatMap((each) => walk(each, path))
  if (!isObject(node)) return []
  const inside = node['type'] === 'Property' ? [...path, ...readKey(node['key'])] : path
  const own = node['type'] === 'ObjectExpression' ? findTwice(node['properties'], path) : []
  return [...own, ...Object.values(node).flatMap((each) => walk(each, inside))]
}

function findTwice(properties: unknown, path: Path): readonly RepeatedKey[] {
  const seen = new Set<string>()
  const list: readonly unknown[] = Array.isArray(properties) ? properties : []
  return list.flatMap((property) => {
    if (!isObject(property) || property['computed'] === true) return []
    const [key] = readKey(property['key'])
    if (key === undefined || !seen.has(key)) {
      if (key !== undefined) seen.add(key)
      return []
    }
    return [{ key, path, start: Number(property['start']) }]
  })
}

/** The name of a key, be it written as a word, a text or a number. */
function readKey(key: unknown): readonly string[] {
  if (!isObject(key)) return []
  const written = key['name'] ?? key['value']
  return typeof written === 'string' || typeof written === 'number' ? [String(written)] : []
}

function positionAt(text: string, start: number): Position {
  const before = text.slice(0, start).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
