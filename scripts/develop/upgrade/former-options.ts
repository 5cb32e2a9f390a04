import { Node, SyntaxKind, type SourceFile } from 'ts-morph'

/** `locale: 'fr'` of the program becomes its one language; where it says its languages too, they are what counts. */
export function mendLocale(source: SourceFile): boolean {
  const former = source
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => call.getExpression().getText() === 'defineApp')
    .flatMap((call) => call.getArguments().filter((given) => Node.isObjectLiteralExpression(given)))
    .filter((app) => Node.isPropertyAssignment(app.getProperty('locale')))
  for (const app of former) {
    const locale = app.getPropertyOrThrow('locale').asKindOrThrow(SyntaxKind.PropertyAssignment)
    if (app.getProperty('languages')) locale.remove()
    else locale.replaceWithText(`languages: [${locale.getInitializerOrThrow().getText()}]`)
  }
  return former.length > 0
}

/** What `find` is asked by, as it is. */
const WORDS: readonly string[] = ['where', 'orderBy', 'limit', 'after']

/** `records.find(visit, { room_id })` becomes `records.find(visit, { where: { room_id } })`. */
export function mendQuestions(source: SourceFile): boolean {
  const former = source
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => /^(\w+\.)*records\.find$/.test(call.getExpression().getText()))
    .flatMap((call) => call.getArguments()[1] ?? [])
    .filter(Node.isObjectLiteralExpression)
    .filter((values) => values.getProperties().length > 0 && !WORDS.some((word) => values.getProperty(word)))
  for (const values of former) values.replaceWithText(`{ where: ${values.getText()} }`)
  return former.length > 0
}
