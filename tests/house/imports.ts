import { posix } from 'node:path'
import { Node, SyntaxKind } from 'ts-morph'
import type { Source } from './source.ts'

export interface Import {
  readonly node: Node
  /** The imported file's path below the project's folder. */
  readonly target: string
  /** `import('…')`: loaded when it is asked for, so it closes no circle. */
  readonly isDynamic: boolean
}

/** The files of the project that a file imports, re-exports or loads. */
export function readImports({ path, file }: Source): readonly Import[] {
  const declared = [...file.getImportDeclarations(), ...file.getExportDeclarations()].map((node) => ({
    node,
    specifier: node.getModuleSpecifierValue(),
    isDynamic: false,
  }))
  const loaded = file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => call.getExpression().getKind() === SyntaxKind.ImportKeyword)
    .map((node) => ({ node, specifier: specifierOf(node.getArguments()[0]), isDynamic: true }))
  return [...declared, ...loaded].flatMap(({ node, specifier, isDynamic }) =>
    specifier?.startsWith('.')
      ? [{ node, target: posix.join(posix.dirname(path), specifier), isDynamic }]
      : findFace(specifier).map((target) => ({ node, target, isDynamic })),
  )
}

/** The file at a stable address of the engine. */
function findFace(specifier: string | undefined): readonly string[] {
  const [, name] = /^tribune(?:\/(\w+))?$/.exec(specifier ?? '') ?? []
  return specifier?.startsWith('tribune') ? [`src/tribune/${name ?? 'index'}.ts`] : []
}

function specifierOf(argument: Node | undefined): string | undefined {
  return Node.isStringLiteral(argument) ? argument.getLiteralValue() : undefined
}
