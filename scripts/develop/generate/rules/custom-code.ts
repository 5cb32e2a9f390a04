import { Node, type ObjectLiteralExpression, type StringLiteral } from 'ts-morph'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { isEntity } from '../checks/entity-check.ts'
import { endpointDefinition, literalOf } from '../loading/custom-endpoints.ts'
import type { EntityModule } from '../loading/read-modules.ts'
import { describeUnknownRole, rolesOf } from './access.ts'
import { parseEvery } from '../../../../src/behaviour/every.ts'

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
    const value = endpointDefinition(property)
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
    const value = endpointDefinition(property)
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
    const roles = endpointDefinition(property)?.getProperty('roles')
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

/** Jobs that would keep the backend from starting. Intervals that are not written down here are seen by the start alone. */
export function checkIntervals(jobs: Node | undefined) {
  if (!Node.isObjectLiteralExpression(jobs)) return []
  return jobs.getProperties().flatMap((property) => {
    const job = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
    const every = Node.isObjectLiteralExpression(job) ? literalOf(job, 'every') : undefined
    if (!every || parseEvery(every.getLiteralValue())) return []
    const message = `there is no interval "${every.getLiteralValue()}"; expected a whole number of minutes, hours or days, a year at most: '1 day'`
    return [{ node: every, message }]
  })
}

/** What an environment can hold, by POSIX: letters, digits and underscores, no digit first. */
const VARIABLE = /^[A-Za-z_]\w*$/

interface WrongTarget {
  readonly node: StringLiteral
  readonly message: string
}

/** Webhooks that would keep the backend from starting, send in clear text, or never send. */
export function checkTargets(webhooks: Node | undefined): readonly WrongTarget[] {
  if (!Node.isObjectLiteralExpression(webhooks)) return []
  return webhooks.getProperties().flatMap((property) => {
    const webhook = endpointDefinition(property)
    return webhook ? [...checkAddress(webhook), ...checkVariables(webhook)] : []
  })
}

function checkAddress(webhook: ObjectLiteralExpression): readonly WrongTarget[] {
  const node = literalOf(webhook, 'url')
  const address = node?.getLiteralValue()
  if (!node || address === undefined || isAddress(address)) return []
  const message = `"${address}" is no address of the web; write url: 'https://…', or the variable that holds it`
  return [{ node, message }]
}

/** Their values are seen by the start alone. */
function checkVariables(webhook: ObjectLiteralExpression): readonly WrongTarget[] {
  return ['url', 'secret'].flatMap((option) => {
    const property = webhook.getProperty(option)
    const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
    const node = Node.isObjectLiteralExpression(value) ? literalOf(value, 'variable') : undefined
    const name = node?.getLiteralValue()
    if (!node || name === undefined || VARIABLE.test(name)) return []
    const wanted =
      name
        .toUpperCase()
        .replaceAll(/\W+/g, '_')
        .replace(/^(?=\d)/, '_') || 'WEBHOOK_URL'
    const message = `"${name}" can be the name of no variable, so nobody could set it; write variable: '${wanted}'`
    return [{ node, message }]
  })
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
