import { Node, SyntaxKind } from 'ts-morph'
import { problemAt, type Rule, type Source } from './source.ts'

const COMPARISONS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
])

/** Only a kind's own folder asks whether a field is of that kind: whoever else asks wants something that kinds should say. */
export function createKindNamesRule(kinds: readonly string[]): Rule {
  const known = new Set(kinds)
  return (sources) => sources.filter(isOutside).flatMap((source) => find(source, known))
}

function isOutside({ path }: Source): boolean {
  return !/^src\/kinds\/(?!core\/|registries\/)[\w-]+\//.test(path)
}

function find(source: Source, kinds: ReadonlySet<string>) {
  return source.file
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .filter((node) => kinds.has(node.getLiteralValue()) && isCompared(node))
    .map((node) => problemAt(source, node, `the kind ${node.getText()} by name; let kinds say what is asked`))
}

/** `field.kind === 'image'`, or a case of `switch (field.kind)`. */
function isCompared(node: Node): boolean {
  const parent = node.getParent()
  if (Node.isCaseClause(parent)) return isKind(parent.getParent().getParent())
  if (!Node.isBinaryExpression(parent)) return false
  const isComparison = COMPARISONS.has(parent.getOperatorToken().getKind())
  return isComparison && [parent.getLeft(), parent.getRight()].some(isKind)
}

function isKind(node: Node | undefined): boolean {
  const subject = Node.isSwitchStatement(node) ? node.getExpression() : node
  return subject !== undefined && /\bkind$/i.test(subject.getText())
}
