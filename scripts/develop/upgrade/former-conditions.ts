import { Node, SyntaxKind, type Expression, type ObjectLiteralExpression, type SourceFile } from 'ts-morph'

/** What was compared, beside the `field` that it was. */
const WORDS: readonly string[] = ['is', 'isEmpty', 'isBefore', 'isAfter']
/** What held several conditions. */
const GROUPS: readonly string[] = ['all', 'any']
/** The kinds whose fields hold several values: `is` meant one of them. */
const LISTS: readonly string[] = ['choices', 'tags', 'references']

/** `{ field: 'kind', is: 'rented' }` becomes `{ kind: 'rented' }`: conditions are asked as records are. */
export function mendConditions(source: SourceFile): boolean {
  const former = source
    .getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression)
    .filter(isFormer)
    .filter((each) => !each.getAncestors().some((outer) => isFormer(outer)))
  const mended = former.map((each) => [each, rewrite(each)] as const)
  for (const [each, text] of mended.reverse()) each.replaceWithText(text)
  return mended.length > 0
}

function isFormer(node: Node): node is ObjectLiteralExpression {
  if (!Node.isObjectLiteralExpression(node)) return false
  const names = node.getProperties().map((each) => (Node.isPropertyAssignment(each) ? each.getName() : ''))
  if (names.length === 2) return names.includes('field') && WORDS.some((word) => names.includes(word))
  if (names.length !== 1 || !GROUPS.includes(names[0] ?? '')) return false
  const parts = partsOf(node)
  return parts.length > 0 && parts.every(isFormer)
}

/** The conditions of a group. */
function partsOf(group: ObjectLiteralExpression): readonly Expression[] {
  const list = valueAt(group, 'all') ?? valueAt(group, 'any')
  return Node.isArrayLiteralExpression(list) ? list.getElements() : []
}

function rewrite(former: ObjectLiteralExpression): string {
  if (former.getProperties().length === 2) return rewriteComparison(former)
  if (former.getProperty('any')) return `{ or: ${replaceParts(former, rewrite)} }`
  const parts = partsOf(former).filter(isFormer)
  const asked = parts.flatMap(fieldsAtTop)
  if (new Set(asked).size === asked.length)
    return `{ ${replaceParts(former, (part) => inner(rewrite(part))).slice(1, -1)} }`
  // One field is asked twice, or several groups stand side by side: what is not one of their contraries.
  return joinRange(parts) ?? `{ not: { or: ${replaceParts(former, (part) => `{ not: ${rewrite(part)} }`)} } }`
}

/** The days of one field between two others. */
function joinRange(parts: readonly ObjectLiteralExpression[]): string | undefined {
  const [one, other, ...more] = parts.map((part) => inner(rewrite(part)).trim())
  const [name, from] = /^(\S+): \{ (from: .*) \}$/s.exec(one ?? '')?.slice(1) ?? []
  const [otherName, to] = /^(\S+): \{ (to: .*) \}$/s.exec(other ?? '')?.slice(1) ?? []
  if (more.length > 0 || name === undefined || name !== otherName) return undefined
  return `{ ${name}: { ${from}, ${to} } }`
}

/** The keys that a condition has when it is rewritten. */
function fieldsAtTop(former: ObjectLiteralExpression): readonly string[] {
  const field = former.getProperty('field')
  if (Node.isPropertyAssignment(field)) return [field.getInitializerOrThrow().getText()]
  const parts = partsOf(former).filter(isFormer)
  return former.getProperty('any') ? ['or'] : parts.flatMap(fieldsAtTop)
}

/** The list of a group with each part written otherwise, and the comments between them. */
function replaceParts(
  group: ObjectLiteralExpression,
  write: (part: ObjectLiteralExpression) => string,
): string {
  const parts = partsOf(group).filter(isFormer)
  const list = parts[0]?.getParentOrThrow()
  if (!list) return '[]'
  const [head, tail] = splitAfter(list, parts.at(-1))
  return parts.reduceRight((text, part) => {
    const start = part.getStart() - list.getStart()
    return text.slice(0, start) + write(part) + text.slice(start + part.getWidth())
  }, head + tail)
}

/** The text of a list or an object until its last part, and what follows, without the comma. */
function splitAfter(whole: Node, last: Node | undefined): readonly [head: string, tail: string] {
  const end = (last?.getEnd() ?? whole.getEnd()) - whole.getStart()
  const text = whole.getText()
  return [text.slice(0, end), text.slice(end).replace(/^\s*,/, '')]
}

/** What stands between the braces; a comment keeps its line to itself. */
function inner(text: string): string {
  return text.slice(1, -1).replace(/ +$/, '')
}

/** The comments stay: the two properties become one where the second stood. */
function rewriteComparison(former: ObjectLiteralExpression): string {
  const [first, second] = former.getProperties()
  const field = former.getPropertyOrThrow('field').asKindOrThrow(SyntaxKind.PropertyAssignment)
  const word = first === field ? second : first
  if (!first || !second || !Node.isPropertyAssignment(word)) return former.getText()
  const [text, tail] = splitAfter(former, second)
  const at = (place: number) => place - former.getStart()
  const between = text.slice(at(first.getEnd()), at(second.getStart())).replace(',', '')
  const asked = ask(field.getInitializerOrThrow(), word)
  return text.slice(0, at(first.getStart())) + between.trimStart() + asked + tail
}

function ask(field: Expression, word: Node): string {
  const value = Node.isPropertyAssignment(word) ? word.getInitializerOrThrow() : undefined
  const name = Node.isStringLiteral(field) ? field.getLiteralValue() : undefined
  const key = name === undefined ? `[${field.getText()}]` : /^[\w$]+$/.test(name) ? name : field.getText()
  if (!value || !Node.isPropertyAssignment(word)) return ''
  return `${key}: ${askValue(word.getName(), value, isList(field, name))}`
}

function askValue(word: string, value: Expression, isOfList: boolean): string {
  const text = value.getText()
  switch (word) {
    case 'isEmpty':
      return `{ empty: ${text} }`
    // Both were strict.
    case 'isBefore':
      return `{ to: ${moveDay(value, -1)} }`
    case 'isAfter':
      return `{ from: ${moveDay(value, 1)} }`
    default:
      if (isArray(value)) return `{ in: ${text} }`
      return isOfList ? `{ in: [${text}] }` : text
  }
}

function moveDay(limit: Expression, by: 1 | -1): string {
  if (Node.isStringLiteral(limit)) return `{ days: ${by} }`
  const days = Node.isObjectLiteralExpression(limit) ? limit.getProperty('days') : undefined
  const given = Node.isPropertyAssignment(days) ? days.getInitializerOrThrow().getText() : undefined
  if (given === undefined) return limit.getText()
  const moved = Number(given) + by
  if (Number.isNaN(moved)) return `{ days: ${given} ${by > 0 ? '+' : '-'} 1 }`
  return moved === 0 ? "'today'" : `{ days: ${moved} }`
}

/** Also one that a constant of the file holds. */
function isArray(value: Expression): boolean {
  if (Node.isAsExpression(value)) return isArray(value.getExpression())
  if (!Node.isIdentifier(value)) return Node.isArrayLiteralExpression(value)
  const held = value.getSourceFile().getVariableDeclaration(value.getText())?.getInitializer()
  return held !== undefined && !Node.isIdentifier(held) && isArray(held)
}

/** Whether the field that is named holds several values, by what makes it beside the condition. */
function isList(asked: Node, name: string | undefined): boolean {
  if (name === undefined) return false
  return asked.getAncestors().some((outer) => {
    if (!Node.isObjectLiteralExpression(outer)) return false
    const made = valueAt(valueAt(outer, 'fields'), name) ?? valueAt(outer, name)
    return Node.isCallExpression(made) && LISTS.includes(made.getExpression().getText())
  })
}

function valueAt(object: Node | undefined, name: string): Expression | undefined {
  const property = Node.isObjectLiteralExpression(object) ? object.getProperty(name) : undefined
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
}
