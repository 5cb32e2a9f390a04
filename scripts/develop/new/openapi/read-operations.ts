import type { Endpoint } from '../../../../src/schema/entity/endpoint.ts'
import { isObject, objectOr, textOr, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import { resolve, type FlatSchema } from './flatten-schema.ts'

/** One call of the document, as far as an entity's calls need it. */
export interface FoundCall {
  readonly method: Endpoint['method']
  readonly path: string
  /** What the document calls the parameters of its path: `petId`. */
  readonly parameters: readonly string[]
  /** The parameters after its question mark. */
  readonly queries: readonly string[]
  /** What follows the path that was asked for: `read`, `:id`. */
  readonly tail: readonly string[]
  readonly body?: { readonly type: 'json' | 'multipart'; readonly schema: FlatSchema }
  readonly answer?: FlatSchema
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type Flatten = (schema: unknown) => FlatSchema

/** The calls at and below a path; a path parameter is written `:id`, as the configs write it. */
export function readCalls(document: JsonObject, above: string, flatten: Flatten): readonly FoundCall[] {
  return Object.entries(objectOr(document.paths))
    .filter(([path]) => path === above || path.startsWith(`${above}/`))
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const found = objectOr(item)[method.toLowerCase()]
        return isObject(found) ? [readOperation(document, { method, path, found, above }, flatten)] : []
      }),
    )
}

interface Found {
  readonly method: Endpoint['method']
  readonly path: string
  readonly above: string
  readonly found: JsonObject
}

function readOperation(
  document: JsonObject,
  { method, path, above, found }: Found,
  flatten: Flatten,
): FoundCall {
  const tail = path.slice(above.length).split('/').filter(Boolean).map(readStep)
  const body = readContent(document, found.requestBody)
  const answer = readContent(document, findSuccess(found.responses))
  return {
    method,
    path: [above, ...tail].join('/'),
    parameters: [...path.slice(above.length).matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name),
    tail,
    queries: readQueries(document, found),
    ...(body && { body: { type: body.type, schema: flatten(body.schema) } }),
    ...(answer && { answer: flatten(answer.schema) }),
  }
}

function readQueries(document: JsonObject, { parameters }: JsonObject): readonly string[] {
  const all = Array.isArray(parameters) ? parameters.map((each) => follow(document, each)) : []
  return all.flatMap(({ in: place, name }) => (place === 'query' && typeof name === 'string' ? [name] : []))
}

/** A part that may stand elsewhere in the document. */
function follow(document: JsonObject, part: unknown): JsonObject {
  const { $ref } = objectOr(part)
  return objectOr(typeof $ref === 'string' ? resolve(document, $ref) : part)
}

function readStep(step: string): string {
  return /^\{.*\}$/.test(step) ? ':id' : step
}

function findSuccess(responses: unknown): unknown {
  const entries = Object.entries(objectOr(responses))
  const [, success] = entries.find(([status]) => status.startsWith('2')) ?? []
  return success ?? objectOr(responses).default
}

/** The schema of a body that this product can send or read, multipart before JSON. */
function readContent(document: JsonObject, part: unknown) {
  const { content } = follow(document, part)
  const types = Object.entries(objectOr(content))
  const find = (pattern: RegExp) => types.find(([type]) => pattern.test(type))?.[1]
  const [multipart, json] = [find(/^multipart\/form-data/), find(/json/) ?? find(/^\*\/\*/)]
  if (multipart !== undefined) return { type: 'multipart', schema: objectOr(multipart).schema } as const
  return json === undefined ? undefined : ({ type: 'json', schema: objectOr(json).schema } as const)
}

/** The path of the first server, which stands before every path of the document. */
export function readBasePath(document: JsonObject): string {
  const [server] = Array.isArray(document.servers) ? document.servers : []
  const url = textOr(objectOr(server).url, '')
  return url.replace(/^\w+:\/\/[^/]*/, '').replace(/\/$/, '')
}
