import type { Endpoint, EndpointName, Endpoints } from '../../../../src/schema/entity/endpoint.ts'
import { camelCase, pluralize } from '../../../../src/kinds/core/authoring/naming.ts'
import type { FoundCall } from './read-operations.ts'

interface Known {
  readonly calls: Partial<Record<EndpointName, FoundCall>>
  readonly above: string
  /** The server's path, before every path of the document. */
  readonly base: string
  readonly name: string
  /** The keys of the answers; undefined where the document tells none. */
  readonly keys: { readonly list: string | null | undefined; readonly read: string | null | undefined }
}

/** The calls as a config says them; what the document does not describe is written as most backends have it. */
export function buildEndpoints({ calls, above, base, name, keys }: Known) {
  const record = `${above}/:id`
  const usual: Required<Record<EndpointName, Endpoint>> = {
    list: { method: 'GET', path: above },
    read: { method: 'GET', path: record },
    create: { method: 'POST', path: above, body: 'json' },
    update: { method: 'PUT', path: record, body: 'json' },
    destroy: { method: 'DELETE', path: record },
  }
  const at = (call: EndpointName) => readEndpoint(calls[call] ?? usual[call], call, base)
  const endpoints: Endpoints = {
    list: { ...at('list'), answer: keys.list === undefined ? camelCase(pluralize(name)) : keys.list },
    read: { ...at('read'), answer: keys.read === undefined ? camelCase(name) : keys.read },
    create: at('create'),
    update: at('update'),
    // A deletion that the backend does not know is none of the config's.
    ...(calls.destroy && { destroy: at('destroy') }),
  }
  return { endpoints, remarks: describeGuesses(calls, base + above) }
}

function readEndpoint(call: Endpoint | FoundCall, name: EndpointName, base: string): Endpoint {
  const { method, path, body } = call
  const type = typeof body === 'object' ? body.type : body
  // A path without the id sends it in a body, whatever the document forgets to say.
  const needed = type ?? (name === 'destroy' && !path.includes('/:id') ? 'json' : undefined)
  return { method, path: base + path, ...(needed !== undefined && method !== 'GET' && { body: needed }) }
}

/** A config knows one parameter, whatever a document calls it. */
function describeRenames(calls: Known['calls']): readonly string[] {
  const named = Object.values(calls).flatMap(({ parameters }) => parameters)
  const others = [...new Set(named)].filter((name) => name !== 'id')
  if (others.length === 0) return []
  return [`endpoints: ${others.map((name) => `{${name}}`).join(', ')} of the document is written :id`]
}

function describeGuesses(calls: Known['calls'], path: string): readonly string[] {
  const missing = (['list', 'read', 'create', 'update'] as const).filter((name) => !calls[name])
  return [
    ...missing.map((name) => `endpoints.${name}: the document describes no such call; this one is a guess`),
    ...(calls.destroy ? [] : ['endpoints: the document describes no deletion, so none is sent']),
    ...describeRenames(calls),
    ...(path.startsWith('/api/')
      ? []
      : [`endpoints: ${path} lies outside /api; build with VITE_API_BASE_URL to speak with that backend`]),
  ]
}
