import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { isArray, isObject, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import { isEntity } from '../checks/entity-check.ts'
import type { EntityModule } from './read-modules.ts'

/**
 * Hashes what functions of `computed` are written as, with all that they use of files of the program, by entity. A build writes
 * functions otherwise than a command does, so that they cannot tell by themselves whether they have changed.
 */
export function hashComputed(root: string, modules: readonly EntityModule[]): ReadonlyMap<string, string> {
  const sources = createSources()
  const hashed = modules.flatMap(({ file, exports }) =>
    Object.values(exports)
      .filter(isEntity)
      .filter(({ computed }) => Object.keys(computed ?? {}).length > 0)
      .map(({ name }): readonly [string, string] => {
        const path = join(root, file)
        const entity = sources(path).declared.get(name)
        const written = findProperty(entity, 'computed') ?? entity
        return [name, hash('sha256', trace(sources, path, written)).slice(0, 16)]
      }),
  )
  return new Map(hashed)
}

interface Source {
  readonly body: unknown
  /** The top-level declarations, by name. */
  readonly declared: ReadonlyMap<string, JsonObject>
  /** The files that names come from, and what they are called there; null for all of a file. */
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string | null }>
}

type Sources = (path: string) => Source

/** What is written there and in all that it names, without comments and layout. */
function trace(sources: Sources, start: string, written: unknown): string {
  const parts: string[] = []
  const seen = new Set<unknown>()
  const follow = (path: string, node: unknown): void => {
    if (node === undefined || seen.has(node)) return
    seen.add(node)
    parts.push(JSON.stringify(node, withoutPlaces))
    const { declared, imported } = sources(path)
    for (const name of namesIn(node)) {
      follow(path, declared.get(name))
      const from = imported.get(name)
      if (from) enter(from.path, from.name)
    }
  }
  const enter = (path: string, name: string | null): void => {
    const { body, declared, imported } = sources(path)
    const found = name === null ? undefined : declared.get(name)
    const passed = name === null ? undefined : imported.get(name)
    if (found) follow(path, found)
    else if (passed) enter(passed.path, passed.name)
    else follow(path, body)
  }
  follow(start, written)
  return parts.join('\n')
}

function createSources(): Sources {
  const known = new Map<string, Source>()
  return (path) => {
    const before = known.get(path)
    if (before) return before
    const source = readSource(path)
    known.set(path, source)
    return source
  }
}

function readSource(path: string): Source {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (!/\.[jt]sx?$/.test(path)) return { body: { text }, declared: new Map(), imported: new Map() }
  const { body } = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const statements: readonly unknown[] = body
  return {
    body: statements,
    declared: new Map(statements.flatMap(declarationsIn)),
    imported: new Map(statements.flatMap((statement) => importsIn(statement, path))),
  }
}

function declarationsIn(statement: unknown): readonly (readonly [string, JsonObject])[] {
  if (!isObject(statement)) return []
  const { declaration, declarations, id } = statement
  if (isObject(declaration)) {
    const isDefault = statement['type'] === 'ExportDefaultDeclaration'
    return isDefault ? [['default', declaration]] : declarationsIn(declaration)
  }
  if (isArray(declarations)) return declarations.filter(isObject).flatMap((each) => named(each['id'], each))
  return named(id, statement)
}

/** A pattern declares several. */
function named(id: unknown, node: JsonObject): readonly (readonly [string, JsonObject])[] {
  return namesIn(id).map((name) => [name, node] as const)
}

function importsIn(
  statement: unknown,
  path: string,
): readonly (readonly [string, { path: string; name: string | null }])[] {
  if (!isObject(statement) || !isObject(statement['source']) || !isArray(statement['specifiers'])) return []
  const address = String(statement['source']['value'])
  // What packages say, this one's own among them, stays the same until they are upgraded.
  if (!address.startsWith('.')) return []
  return statement['specifiers'].filter(isObject).flatMap((each) => {
    const isDefault = each['type'] === 'ImportDefaultSpecifier'
    const [name = null] = isDefault ? ['default'] : namesIn(each['imported'] ?? each['local'])
    const isAll = each['type'] === 'ImportNamespaceSpecifier'
    return namesIn(each['type'] === 'ExportSpecifier' ? each['exported'] : each['local']).map(
      (local) => [local, { path: join(dirname(path), address), name: isAll ? null : name }] as const,
    )
  })
}

/** The names in a piece of code, those of properties too. */
function namesIn(node: unknown): readonly string[] {
  if (isArray(node)) return node.flatMap(namesIn)
  if (!isObject(node)) return []
  const own = node['type'] === 'Identifier' ? [String(node['name'])] : []
  return [...own, ...Object.values(node).flatMap(namesIn)]
}

/** The value of a property of the object that an expression is, or is given. */
function findProperty(node: unknown, key: string): unknown {
  if (!isObject(node)) return undefined
  if (isArray(node['properties'])) {
    const property = node['properties'].filter(isObject).find((each) => namesIn(each['key'])[0] === key)
    return property?.['value']
  }
  const inner = [node['init'], node['expression'], ...(isArray(node['arguments']) ? node['arguments'] : [])]
  for (const each of inner) {
    const found = findProperty(each, key)
    if (found !== undefined) return found
  }
  return undefined
}

const PLACES = new Set(['start', 'end', 'range', 'loc', 'raw', 'parent'])

function withoutPlaces(key: string, value: unknown): unknown {
  if (PLACES.has(key) && typeof value !== 'object') return undefined
  return typeof value === 'bigint' ? String(value) : value
}
