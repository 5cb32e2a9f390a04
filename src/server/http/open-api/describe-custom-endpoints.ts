import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Behaviours } from '../../../behaviour/behaviour.ts'
import type { CustomEndpoint } from '../../../behaviour/endpoints.ts'

/** What this file reads and changes of the document; all else stays as it is. */
const operationSchema = z.looseObject({ parameters: z.optional(z.array(z.unknown())) })
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

type Operation = z.infer<typeof operationSchema>
type JsonSchema = Readonly<Record<string, unknown>>

/** The generator reads own code and never runs it: what the schemas of own endpoints say is added by the server that has them. */
export function describeCustomEndpoints(document: string, behaviours: Behaviours): string {
  const endpoints = Object.values(behaviours).flatMap(({ endpoints: own = {} }) => Object.values(own))
  const described = endpoints.filter(({ body, query, response }) => body ?? query ?? response)
  if (described.length === 0) return document
  const whole = documentSchema.parse(JSON.parse(document))
  for (const endpoint of described) {
    const path = whole.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]
    const method = endpoint.method.toLowerCase()
    const operation = path?.[method]
    if (path && operation) path[method] = describe(operation, endpoint)
  }
  return JSON.stringify(whole)
}

function describe(operation: Operation, { body, query, response }: CustomEndpoint): Operation {
  const parameters = [...(operation.parameters ?? []), ...(query ? parametersOf(query) : [])]
  const responses = z.optional(z.looseObject({})).parse(operation['responses'])
  return {
    ...operation,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(toJsonSchema(body, 'input')) } }),
    ...(response && { responses: { ...responses, 200: answerOf(responses?.['200'], response) } }),
  }
}

const objectSchema = z.looseObject({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
})

/** Each key that a query is read for. */
function parametersOf(query: $ZodType): readonly JsonSchema[] {
  const { properties, required } = objectSchema.parse(toJsonSchema(query, 'output'))
  const needed = objectSchema.parse(toJsonSchema(query, 'input')).required
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name) && needed.includes(name),
    schema,
  }))
}

function answerOf(response: unknown, schema: $ZodType): JsonSchema {
  const success = { $ref: '#/components/schemas/Success' }
  const described = { allOf: [success, toJsonSchema(schema, 'output')] }
  return { ...z.looseObject({}).parse(response), content: jsonContent(described) }
}

function jsonContent(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } }
}

/** What JSON cannot say, as a rule in code, is left out. */
function toJsonSchema(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
