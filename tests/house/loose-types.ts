import { Node, SyntaxKind } from 'ts-morph'
import { isWritten, problemAt, type Problem, type Rule, type Source } from './source.ts'

const CASTS_PER_1000_LINES = 2

/** `any` switches the checks off for whatever it touches. */
export const findAny: Rule = (sources) =>
  sources.flatMap((source) =>
    source.file
      .getDescendantsOfKind(SyntaxKind.AnyKeyword)
      .map((node) => problemAt(source, node, '`any`; write the type, or `unknown` and look')),
  )

/** A cast is a claim that nobody checks: few in all, and each with its reason above it. */
export const findCasts: Rule = (sources) => {
  const written = sources.filter(isWritten)
  const casts = written.flatMap((source) => readCasts(source).map((node) => ({ source, node })))
  const lines = written.reduce((sum, { file }) => sum + file.getEndLineNumber(), 0)
  const most = Math.floor((lines / 1000) * CASTS_PER_1000_LINES)
  const isTooMany = casts.length > most
  return casts.flatMap(({ source, node }): Problem[] => {
    if (isTooMany) return [problemAt(source, node, `a cast, one of ${casts.length}; ${most} at most in all`)]
    return hasReason(node) ? [] : [problemAt(source, node, 'a cast without a comment above it that says why')]
  })
}

function readCasts({ file }: Source): readonly Node[] {
  const casts = [
    ...file.getDescendantsOfKind(SyntaxKind.AsExpression),
    ...file.getDescendantsOfKind(SyntaxKind.TypeAssertionExpression),
  ]
  // `x as unknown as Y` is one claim, not two.
  return casts.filter(
    (node) => node.getTypeNode()?.getText() !== 'const' && !Node.isAsExpression(node.getParent()),
  )
}

function hasReason(node: Node): boolean {
  const statement = node.getFirstAncestor((ancestor) => Node.isStatement(ancestor))
  return (statement?.getLeadingCommentRanges().length ?? 0) > 0
}
