import { Node } from 'ts-morph'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { isEntity } from '../checks/entity-check.ts'
import { definitionOf, literalOf } from '../loading/custom-endpoints.ts'
import type { EntityModule } from '../loading/read-modules.ts'
import { describeUnknownRole, rolesOf } from './access.ts'

export interface WrongEndpoint {
  readonly node: Node
  readonly message: string
}

/** Own endpoints at the address of another call, which would keep the backend from starting. */
export function checkTakenAddresses(
  endpoints: Node | undefined,
  modules: readonly EntityModule[],
): readonly WrongEndpoint[] {
  if (!Node.isObjectLiteralExpression(endpoints)) return []
  const taken = new Map(modules.flatMap(addressesOf))
  return endpoints.getProperties().flatMap((property): readonly WrongEndpoint[] => {
    if (!Node.isPropertyAssignment(property)) return []
    const value = definitionOf(property)
    if (!value) return []
    const [method, path] = [literalOf(value, 'method'), literalOf(value, 'path')]
    if (!method || !path) return []
    const address = addressOf(method.getLiteralValue(), path.getLiteralValue())
    const holder = taken.get(address)
    taken.set(address, `the endpoint "${property.getName()}"`)
    if (holder === undefined) return []
    const message = `${method.getLiteralValue()} ${path.getLiteralValue()} is a call of ${holder}; expected an address of its own`
    return [{ node: path, message }]
  })
}

/** A schema of what is never sent: a GET has no body. */
export function checkUnsentBodies(endpoints: Node | undefined): readonly WrongEndpoint[] {
  if (!Node.isObjectLiteralExpression(endpoints)) return []
  return endpoints.getProperties().flatMap((property): readonly WrongEndpoint[] => {
    const value = definitionOf(property)
    const body = value?.getProperty('body')
    if (!value || !body || literalOf(value, 'method')?.getLiteralValue() !== 'GET') return []
    return [{ node: body, message: 'a GET is sent without a body; write query: …, or another method' }]
  })
}

/** Roles that no account can have, where they are written down. */
export function checkEndpointRoles(
  endpoints: Node | undefined,
  modules: readonly EntityModule[],
): readonly WrongEndpoint[] {
  if (!Node.isObjectLiteralExpression(endpoints)) return []
  const known = rolesOf(modules.flatMap(({ exports }) => Object.values(exports)).filter(isEntity))
  return endpoints.getProperties().flatMap((property) => {
    const roles = definitionOf(property)?.getProperty('roles')
    const list = Node.isPropertyAssignment(roles) ? roles.getInitializer() : undefined
    const written = Node.isArrayLiteralExpression(list) ? list.getElements() : []
    return written.filter(Node.isStringLiteral).flatMap((node): readonly WrongEndpoint[] => {
      const role = node.getLiteralValue()
      return known?.includes(role) ? [] : [{ node, message: describeUnknownRole(known, role) }]
    })
  })
}

function addressesOf({ exports }: EntityModule): readonly (readonly [string, string])[] {
  return Object.entries(exports).flatMap(([name, entity]) => {
    const calls = isObject(entity) && isObject(entity['endpoints']) ? Object.values(entity['endpoints']) : []
    return calls.filter(isObject).map((call) => {
      return [addressOf(String(call['method']), String(call['path'])), `"${name}"`] as const
    })
  })
}

/** What a parameter is called makes no other address. */
function addressOf(method: string, path: string): string {
  return `${method} ${path.replace(/:\w+/g, ':')}`
}
