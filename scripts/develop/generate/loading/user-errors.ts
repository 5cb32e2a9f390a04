import { SyntaxKind, type Node, type SourceFile } from 'ts-morph'

/** What a refusal's text is found under, with its place among those of the file. */
export const USER_ERROR = 'UserError'

/** What each `new UserError(…)` of a file says, in their order. */
export function findUserErrors(source: SourceFile): readonly (Node | undefined)[] {
  return source
    .getDescendantsOfKind(SyntaxKind.NewExpression)
    .filter((made) => made.getExpression().getText() === USER_ERROR)
    .map((made) => made.getArguments()[0])
}
