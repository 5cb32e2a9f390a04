import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { Node, SyntaxKind, type ExportDeclaration } from 'ts-morph'
import { z } from 'zod'
import type { Source } from './source.ts'

export interface Import {
  readonly node: Node
  readonly specifier: string
  /** The imported file's path below the project's folder. */
  readonly target: string
  /** `import('…')`: loaded when it is asked for. */
  readonly isDynamic: boolean
}

/** Several rules ask for the same. */
const known = new WeakMap<Source['file'], readonly Import[]>()

/** The files of the project that a file imports, re-exports or loads. */
export function readImports(source: Source): readonly Import[] {
  const imports = known.get(source.file) ?? findImports(source)
  known.set(source.file, imports)
  return imports
}

function findImports(source: Source): readonly Import[] {
  return readSpecifiers(source).flatMap((each) => {
    const target = resolveImport(source.path, each.specifier)
    return target === undefined ? [] : [{ ...each, target }]
  })
}

/** What features may use of a room, by its names alone. */
export const FACE = /^src\/(accounts|engine|server)\/face\.ts$/

/** The files whose names are imported, where a face stands between. */
export function readBehindFace(imported: Import, face: Source): readonly Import[] {
  const declared = Node.isImportDeclaration(imported.node) ? imported.node.getNamedImports() : []
  const names = declared.filter((each) => !each.isTypeOnly()).map((each) => each.getName())
  return readImports(face).filter(
    ({ node }) => Node.isExportDeclaration(node) && namesOf(node).some((name) => names.includes(name)),
  )
}

function namesOf(exported: ExportDeclaration): readonly string[] {
  return exported.getNamedExports().map((each) => each.getAliasNode()?.getText() ?? each.getName())
}

/** What a file imports, re-exports or loads, packages among it. */
export function readSpecifiers({ file }: Source): readonly Omit<Import, 'target'>[] {
  const declared = [...file.getImportDeclarations(), ...file.getExportDeclarations()].map((node) => ({
    node,
    specifier: node.getModuleSpecifierValue(),
    isDynamic: false,
  }))
  const calls = file.getFullText().includes('import(')
    ? file.getDescendantsOfKind(SyntaxKind.CallExpression)
    : []
  const loaded = calls
    .filter((call) => call.getExpression().getKind() === SyntaxKind.ImportKeyword)
    .map((node) => ({ node, specifier: specifierOf(node.getArguments()[0]), isDynamic: true }))
  return [...declared, ...loaded].map(({ specifier = '', ...each }) => ({ ...each, specifier }))
}

function resolveImport(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier.startsWith('#') ? resolveAlias(specifier) : findFace(specifier)
}

/** The patterns of package.json, each with what takes the place of its star. */
const ALIASES = Object.entries(
  z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8'))).imports,
).map(([pattern, target]) => ({ ends: pattern.split('*'), target }))

/** The file of the chosen language behind `#texts/…`. */
function resolveAlias(specifier: string): string | undefined {
  const alias = ALIASES.find(
    ({ ends: [start = '', end = ''] }) => specifier.startsWith(start) && specifier.endsWith(end),
  )
  if (!alias) return undefined
  const [start = '', end = ''] = alias.ends
  return posix.normalize(
    alias.target.replace('*', specifier.slice(start.length, specifier.length - end.length)),
  )
}

/** The file at a stable address of the engine. */
function findFace(specifier: string): string | undefined {
  const [, name] = /^tribune(?:\/(\w+))?$/.exec(specifier) ?? []
  return specifier.startsWith('tribune') ? `src/tribune/${name ?? 'index'}.ts` : undefined
}

function specifierOf(argument: Node | undefined): string | undefined {
  return Node.isStringLiteral(argument) ? argument.getLiteralValue() : undefined
}
