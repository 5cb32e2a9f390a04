import type { EndpointName } from '../../../../src/schema/entity/endpoint.ts'
import type { FoundCall } from './read-operations.ts'

const VERBS = {
  list: ['all', 'list', 'index', 'search'],
  read: ['read', 'get', 'show', 'view', 'find', 'details'],
  create: ['create', 'add', 'new', 'register', 'store', 'save'],
  update: ['update', 'edit', 'modify', 'save'],
  destroy: ['destroy', 'delete', 'remove'],
} as const satisfies Record<EndpointName, readonly string[]>

const METHODS = {
  list: ['GET'],
  read: ['GET'],
  create: ['POST', 'PUT'],
  update: ['PUT', 'PATCH', 'POST'],
  destroy: ['DELETE', 'POST', 'PUT'],
} as const satisfies Record<EndpointName, readonly FoundCall['method'][]>

/** Which operation makes each of the five calls; what no operation does stays away. */
export function chooseCalls(operations: readonly FoundCall[]): Partial<Record<EndpointName, FoundCall>> {
  const chosen = (['list', 'read', 'create', 'update', 'destroy'] as const).map((name) => [
    name,
    operations
      .filter((operation) => canBe(name, operation))
      .sort((one, other) => rank(name, one) - rank(name, other))[0],
  ])
  return Object.fromEntries(chosen.filter(([, operation]) => operation !== undefined))
}

function canBe(name: EndpointName, { method, tail, body }: FoundCall): boolean {
  const methods: readonly string[] = METHODS[name]
  const verbs: readonly string[] = VERBS[name]
  const ids = tail.filter((step) => step === ':id').length
  const words = tail.filter((step) => step !== ':id')
  const isNamed = words.length === 1 && words.every((word) => verbs.includes(word.toLowerCase()))
  if (!methods.includes(method) || !(words.length === 0 || isNamed)) return false
  // What is no REST method for the purpose must say in its path what it does.
  const isUsualMethod = method === methods[0] || (name === 'update' && (method === 'PATCH' || ids === 1))
  if (!isUsualMethod && !isNamed) return false
  if (name === 'list') return ids === 0
  if (name === 'read') return ids === 1
  if (name === 'create') return ids === 0 && body !== undefined
  return name === 'update' ? ids <= 1 && body !== undefined : ids <= 1
}

/** Less is better: the plain path, the usual method. */
function rank(name: EndpointName, { method, tail }: FoundCall): number {
  const methods: readonly string[] = METHODS[name]
  return methods.indexOf(method) * 10 + tail.length
}
