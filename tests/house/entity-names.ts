import { Node, SyntaxKind } from 'ts-morph'
import { problemAt, type Problem, type Rule, type Source } from './source.ts'

/** Where entities are described, made known, and filled with content. */
const HOMES = ['entities/', 'src/generated/']

/**
 * Code outside the entities knows none of them by name; what it needs to know is a word of the config language.
 */
export function createEntityNamesRule(names: readonly string[]): Rule {
  const known = new Set(names)
  return (sources) => sources.filter(mayNameNone).flatMap((source) => find(source, known))
}

function mayNameNone({ path }: Source): boolean {
  return !HOMES.some((home) => path.startsWith(home))
}

function find(source: Source, names: ReadonlySet<string>): readonly Problem[] {
  return source.file
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .filter((node) => names.has(node.getLiteralValue()) && !Node.isLiteralTypeNode(node.getParent()))
    .map((node) =>
      problemAt(source, node, `the entity ${node.getText()} by name; add a word to the config language`),
    )
}
