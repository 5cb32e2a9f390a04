import { Node, type ObjectLiteralExpression, type SourceFile } from 'ts-morph'
import type { Endpoint } from '../../../../src/schema/entity/endpoint.ts'

/** An endpoint of an entity's own, as far as it is written down in its file. */
export interface WrittenEndpoint {
  readonly name: string
  readonly method: Endpoint['method']
  readonly path: string
  readonly summary: string | undefined
  readonly isOpen: boolean
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The file is read and never run, so that only what it says in words of its own is known. */
export function readWrittenEndpoints(source: SourceFile): readonly WrittenEndpoint[] {
  const made = source.getVariableDeclaration('endpoints')?.getInitializer()
  const [, endpoints] = Node.isCallExpression(made) ? made.getArguments() : []
  if (!Node.isObjectLiteralExpression(endpoints)) return []
  return endpoints.getProperties().flatMap((property): readonly WrittenEndpoint[] => {
    const value = endpointDefinition(property)
    if (!Node.isPropertyAssignment(property) || !value) return []
    const textOf = (option: string) => literalOf(value, option)?.getLiteralValue()
    const method = METHODS.find((each) => each === textOf('method'))
    const path = textOf('path')
    if (!method || path === undefined) return []
    const open = value.getProperty('isOpen')
    const isOpen = Node.isPropertyAssignment(open) && Node.isTrueLiteral(open.getInitializer())
    return [{ name: property.getName(), method, path, summary: textOf('summary'), isOpen }]
  })
}

/** What one endpoint is written as, by itself or in `endpoint({ … })`. */
export function endpointDefinition(property: Node): ObjectLiteralExpression | undefined {
  const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
  const [definition] = Node.isCallExpression(value) ? value.getArguments() : [value]
  return Node.isObjectLiteralExpression(definition) ? definition : undefined
}

/** A text that an option is written as. */
export function literalOf(object: ObjectLiteralExpression, name: string) {
  const property = object.getProperty(name)
  const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
  return Node.isStringLiteral(value) ? value : undefined
}
