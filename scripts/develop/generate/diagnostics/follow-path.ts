import { Node, SyntaxKind } from 'ts-morph'
import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { readArgument } from './read-argument.ts'

export interface Reached {
  /** Whether the whole path was found. */
  readonly isWhole: boolean
  /** The node of the last part found. */
  readonly value: Node
  /** The key of that part; undefined for the entity itself. */
  readonly key: Node | undefined
}

/** Follows a path through the syntax tree of an entity, as far as it is written in this file. */
export function followSyntax(start: Node, path: Path): Reached {
  return follow({ isWhole: true, value: start, key: undefined }, path)
}

function follow(from: Reached, path: Path): Reached {
  const [step, ...rest] = path
  const value = resolveSyntax(from.value)
  if (step === undefined) return from
  if (Node.isObjectLiteralExpression(value)) return followProperty(from, value, path)
  if (Node.isArrayLiteralExpression(value) && typeof step === 'number') {
    const element = value.getElements()[step]
    return element ? follow({ isWhole: true, value: element, key: element }, rest) : missing(from)
  }
  if (Node.isCallExpression(value)) {
    const argument = readArgument(value, path)
    return argument ? follow({ ...from, value: argument.node }, argument.rest) : missing(from)
  }
  return missing(from)
}

function followProperty(from: Reached, object: Node, path: Path): Reached {
  if (!Node.isObjectLiteralExpression(object)) return missing(from)
  const [step, ...rest] = path
  const own = object.getProperties().findLast((property) => nameOf(property) === String(step))
  if (own && Node.isPropertyAssignment(own))
    return follow({ isWhole: true, value: own.getInitializer() ?? own, key: own.getNameNode() }, rest)
  if (own) return follow({ isWhole: true, value: own, key: own }, rest)
  const spreads = object.getProperties().filter(Node.isSpreadAssignment).reverse()
  for (const spread of spreads) {
    const reached = follow({ ...from, value: spread.getExpression() }, path)
    if (reached.isWhole) return reached
  }
  return missing(from)
}

function missing(from: Reached): Reached {
  return { ...from, isWhole: false }
}

function nameOf(property: Node): string | undefined {
  if (!Node.isPropertyAssignment(property) && !Node.isShorthandPropertyAssignment(property)) return undefined
  const name = property.getNameNode()
  return Node.isStringLiteral(name) ? name.getLiteralValue() : name.getText()
}

/** Resolves a name to its initializer in the same file: `usual`, `usual.list`, `value as const`. */
export function resolveSyntax(node: Node): Node {
  if (Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node))
    return resolveSyntax(node.getExpression())
  if (Node.isShorthandPropertyAssignment(node)) return resolveSyntax(node.getNameNode())
  if (Node.isPropertyAccessExpression(node)) {
    const reached = follow({ isWhole: true, value: node.getExpression(), key: undefined }, [node.getName()])
    return reached.isWhole ? resolveSyntax(reached.value) : node
  }
  if (!Node.isIdentifier(node)) return node
  const declared = node.getSourceFile().getVariableDeclaration(node.getText())?.getInitializer()
  const found = declared ?? findDestructured(node)
  return found ? resolveSyntax(found) : node
}

/** `crud(…)` of `const { destroy: _absent, ...endpoints } = crud(…)`. */
function findDestructured(name: Node): Node | undefined {
  const element = name
    .getSourceFile()
    .getDescendantsOfKind(SyntaxKind.BindingElement)
    .find((each) => each.getName() === name.getText() && each.getDotDotDotToken() !== undefined)
  return element?.getFirstAncestorByKind(SyntaxKind.VariableDeclaration)?.getInitializer()
}
