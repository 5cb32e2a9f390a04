import { Node, type StringLiteral } from 'ts-morph'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { CustomEndpoint } from '../../../../src/behaviour/endpoints.ts'
import type { Job } from '../../../../src/behaviour/jobs.ts'
import type { Webhook } from '../../../../src/behaviour/webhooks.ts'
import { endpointDefinition, literalOf } from '../loading/custom-endpoints.ts'
import type { WrongEndpoint } from './custom-code.ts'

type Options<Definition> = Readonly<Record<keyof Definition, true>>

const endpoint: Options<CustomEndpoint> = {
  method: true,
  path: true,
  summary: true,
  isOpen: true,
  roles: true,
  body: true,
  query: true,
  response: true,
  answer: true,
}
const job: Options<Job> = { label: true, every: true, run: true }
const webhook: Options<Webhook> = { label: true, on: true, url: true, secret: true, data: true }

/** What may be written in each, by the export that it stands in. */
const KNOWN = new Map(
  Object.entries({ endpoints: endpoint, jobs: job, webhooks: webhook }).map(([name, options]) => [
    name,
    Object.keys(options),
  ]),
)

/** Options that nothing reads, of endpoints, jobs and webhooks that are written down here. */
export function checkBehaviourOptions(
  exported: string,
  definitions: Node | undefined,
): readonly WrongEndpoint[] {
  const known = KNOWN.get(exported)
  if (!known || !Node.isObjectLiteralExpression(definitions)) return []
  return definitions
    .getProperties()
    .flatMap((property) => endpointDefinition(property)?.getProperties() ?? [])
    .flatMap((option): readonly WrongEndpoint[] => {
      if (!Node.hasName(option) || known.includes(option.getName())) return []
      const name = option.getName()
      return [{ node: option, message: `the key "${name}" is unknown; ${expectOneOf(known, name)}` }]
    })
}

interface WrongValue extends WrongEndpoint {
  readonly code: 'E124' | 'E144'
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const EVENTS = ['created', 'updated', 'deleted']

/** What an option of endpoints and webhooks is written as and cannot be. */
export function checkBehaviourValues(exported: string, definitions: Node | undefined): readonly WrongValue[] {
  if (!Node.isObjectLiteralExpression(definitions)) return []
  const written = definitions.getProperties().flatMap((property) => endpointDefinition(property) ?? [])
  if (exported === 'webhooks')
    return written.flatMap((each) => listedTexts(each.getProperty('on')).flatMap((on) => notIn(EVENTS, on)))
  if (exported !== 'endpoints') return []
  return written.flatMap((each) => {
    const [method, path] = [literalOf(each, 'method'), literalOf(each, 'path')]
    return [...(method ? notIn(METHODS, method) : []), ...(path ? outsideCalls(path) : [])]
  })
}

function listedTexts(property: Node | undefined): readonly StringLiteral[] {
  const list = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
  return Node.isArrayLiteralExpression(list) ? list.getElements().filter(Node.isStringLiteral) : []
}

function notIn(known: readonly string[], node: StringLiteral): readonly WrongValue[] {
  const value = node.getLiteralValue()
  if (known.includes(value)) return []
  return [{ code: 'E124', node, message: `there is "${value}"; ${expectOneOf(known, value)}` }]
}

function outsideCalls(node: StringLiteral): readonly WrongValue[] {
  const path = node.getLiteralValue()
  if (path.startsWith('/api/')) return []
  const message = `there is "${path}"; expected a path below /api/; write '/api${path.startsWith('/') ? '' : '/'}${path}'`
  return [{ code: 'E144', node, message }]
}
