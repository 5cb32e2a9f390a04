import { posix } from 'node:path'
import { capitalize } from '../../../../src/kinds/core/authoring/naming.ts'
import { buildHeader } from '../output/build-source.ts'
import type { KindFolder } from './read-kinds.ts'
import type { KindImport, Registry } from './registries.ts'

export const KIND_REGISTRIES = 'src/kinds/registries'

interface Entry {
  readonly kind: string
  readonly code: string
  /** What the code takes from the kind's folder; nothing where it loads that when it is asked for. */
  readonly imported?: KindImport
}

/** The text of a registry, unformatted. @throws where a kind lacks what every kind must have. */
export function buildKindRegistry(registry: Registry, kinds: readonly KindFolder[]): string {
  const entries = kinds.flatMap((kind) => findEntry(registry, kind) ?? failUnless(registry, kind))
  const list = entries.map(({ kind, code }) => `  ${kind}: ${code},\n`).join('')
  const { name, lookup, type } = registry
  const says = `/** ${registry.says} */\n`
  const declared = `${lookup ? '' : `${says}export `}const ${name}`
  const ofKind = `${type.name}<FieldKinds[Kind]>`
  const body = registry.otherwise
    ? `${declared}: { readonly [Kind in FieldKind]?: ${ofKind} } = {\n${list}}\n`
    : `${declared} = {\n${list}} satisfies { readonly [Kind in FieldKind]: ${ofKind} }\n`
  return [
    `// ${buildHeader('the folders of src/kinds/')}`,
    ...imports(registry, entries),
    '',
    body,
    lookup ? says + buildLookup(registry, lookup) : '',
  ].join('\n')
}

/** What stands for a kind: a value, what is made with the registry's own lookup, a component, or a file to load. */
function findEntry(registry: Registry, { kind, exports, defaults }: KindFolder): Entry | undefined {
  const { ending, lookup, component, lazy } = registry
  const Name = capitalize(kind) + ending
  const codes = [
    [kind + ending, kind + ending],
    ...(lookup ? [[`create${Name}`, `create${Name}(${lookup})`] as const] : []),
    ...(component ? [[Name, `{ ${component}: ${Name} }`] as const] : []),
  ] as const
  for (const [name, code] of codes) {
    const from = exports.get(name)
    if (from !== undefined) return { kind, code, imported: { name, from } }
  }
  const file = defaults.get(Name)
  return lazy && file ? { kind, code: `${lazy.name}(() => import('${relative(file)}'))` } : undefined
}

function failUnless({ otherwise, ending }: Registry, { kind }: KindFolder): readonly Entry[] {
  if (otherwise) return []
  throw new Error(`src/kinds/: no file of the kind "${kind}" exports ${kind}${ending}`)
}

function buildLookup({ name, type, otherwise }: Registry, lookup: string): string {
  const isMaybe = otherwise === 'undefined'
  const found = `${name}[kind]${otherwise && otherwise !== 'undefined' ? ` ?? ${otherwise.name}` : ''}`
  const result = `${type.name}<Field>${isMaybe ? ' | undefined' : ''}`
  return `export function ${lookup}({ kind }: Pick<Field, 'kind'>): ${result} {\n  return ${found}\n}\n`
}

function imports({ type, lookup, otherwise, lazy }: Registry, entries: readonly Entry[]): readonly string[] {
  const isLazy = lazy && entries.some(({ code }) => code.startsWith(`${lazy.name}(`))
  const used = [
    ...entries.flatMap(({ imported }) => imported ?? []),
    ...(otherwise && otherwise !== 'undefined' ? [otherwise] : []),
    ...(isLazy ? [lazy] : []),
  ]
  return [
    `import type { ${lookup ? 'Field, ' : ''}FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'`,
    ...(used.some(({ from }) => from === type.from)
      ? []
      : [`import type { ${type.name} } from '${relative(type.from)}'`]),
    ...used
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map(({ name, from }) => {
        const beside = from === type.from ? `type ${type.name}, ` : ''
        return `import { ${beside}${name} } from '${relative(from)}'`
      }),
  ]
}

function relative(path: string): string {
  return posix.relative(KIND_REGISTRIES, path)
}
