import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { describeInput, type JsonSchema } from '../../../../calls/json-schema.ts'

const objectSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.looseObject({})),
  required: z.optional(z.array(z.string())),
})

/** What a tool takes, as JSON Schema. @param own says more of some of its arguments */
export function describeArguments(
  schema: z.ZodMiniObject,
  own: Readonly<Record<string, JsonSchema>> = {},
): Tool['inputSchema'] {
  const described = objectSchema.parse(describeInput(schema))
  return { ...described, properties: { ...described.properties, ...own } }
}
