import {
  Node,
  SyntaxKind,
  type ObjectLiteralExpression,
  type PropertyAssignment,
  type SourceFile,
} from 'ts-morph'

/**
 * `filters` of a widget and of a badge become `where`, which takes a list for `in` and one value for every other operator. Several
 * values of one operator become alternatives, where there are no others.
 */
export function mendFilters(source: SourceFile): boolean {
  const former = source
    .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
    .filter((property) => property.getName() === 'filters' && isAsked(property))
  for (const property of former) {
    const filters = property.getInitializer()
    property.getNameNode().replaceWithText('where')
    if (Node.isObjectLiteralExpression(filters)) mendOperators(filters)
  }
  return former.length > 0
}

/** It stands in a list or a chart, or in a badge. */
function isAsked(property: PropertyAssignment): boolean {
  const owner = property.getParentIfKind(SyntaxKind.ObjectLiteralExpression)
  const shape = owner?.getProperty('shape')
  const named = owner?.getParentIfKind(SyntaxKind.PropertyAssignment)?.getName()
  const isWidget =
    Node.isPropertyAssignment(shape) && /list|chart/.test(shape.getInitializer()?.getText() ?? '')
  return isWidget || named === 'badge'
}

function mendOperators(filters: ObjectLiteralExpression): void {
  const asked = propertiesOf(filters).flatMap((field) => {
    const operators = field.getInitializer()
    return Node.isObjectLiteralExpression(operators)
      ? propertiesOf(operators).map((operator) => ({ field, operators, operator }))
      : []
  })
  const several = asked.filter(({ operator }) => operator.getName() !== 'in' && valuesOf(operator).length > 1)
  for (const { operator } of asked) mendValue(operator)
  for (const { field, operators } of asked) mendFlag(field, operators)
  const [first, ...more] = several
  if (!first || more.length > 0) return
  const name = first.field.getNameNode().getText()
  const alternatives = valuesOf(first.operator).map(
    (value) => `{ ${name}: { ${first.operator.getName()}: ${value} } }`,
  )
  if (propertiesOf(first.operators).length > 1) first.operator.remove()
  else first.field.remove()
  filters.addPropertyAssignment({ name: 'or', initializer: `[${alternatives.join(', ')}]` })
}

/** `in: 'a'` becomes `in: ['a']`, and `within: ['today']` becomes `within: 'today'`. */
function mendValue(operator: PropertyAssignment): void {
  const value = operator.getInitializerOrThrow()
  const [only, ...more] = valuesOf(operator)
  if (operator.getName() !== 'in') {
    if (only !== undefined && more.length === 0) operator.setInitializer(only)
  } else if (Node.isLiteralExpression(value)) operator.setInitializer(`[${value.getText()}]`)
}

/** `active: { is: true }` becomes `active: true`. */
function mendFlag(field: PropertyAssignment, operators: ObjectLiteralExpression): void {
  const [operator, ...more] = propertiesOf(operators)
  if (operator?.getName() === 'is' && more.length === 0)
    field.setInitializer(operator.getInitializerOrThrow().getText())
}

function valuesOf(operator: PropertyAssignment): readonly string[] {
  const value = operator.getInitializer()
  return Node.isArrayLiteralExpression(value) ? value.getElements().map((each) => each.getText()) : []
}

function propertiesOf(object: ObjectLiteralExpression): readonly PropertyAssignment[] {
  return object.getProperties().filter((property) => Node.isPropertyAssignment(property))
}
