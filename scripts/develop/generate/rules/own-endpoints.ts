import { Node } from 'ts-morph'
import { isObject } from '../../../../src/kinds/authoring/check.ts'
import { literalOf } from '../loading/own-endpoints.ts'
import type { EntityModule } from '../loading/read-modules.ts'

export interface TakenAddress {
  readonly node: Node
  readonly message: string
}

/** Own endpoints at the address of another call, which would keep the backend from starting. */
export function findTakenAddresses(
  endpoints: Node | undefined,
  modules: readonly EntityModule[],
): readonly TakenAddress[] {
  if (!Node.isObjectLiteralExpression(endpoints)) return []
  const taken = new Map(modules.flatMap(addressesOf))
  return endpoints.getProperties().flatMap((property): readonly TakenAddress[] => {
    if (!Node.isPropertyAssignment(property)) return []
    const value = property.getInitializer()
    if (!Node.isObjectLiteralExpression(value)) return []
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
