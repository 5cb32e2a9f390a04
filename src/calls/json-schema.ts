import * as z from 'zod/mini'
import type { Shape } from '../schema/entity/field-definition.ts'
import { conflictSchema, fieldChangeSchema, historyEntrySchema } from './record-calls.ts'

/** What the document says once, and refers to by these names. */
export const namedSchemas: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [fieldChangeSchema, 'FieldChange'],
  [historyEntrySchema, 'HistoryEntry'],
  [conflictSchema, 'Conflict'],
])

export type SchemaNames = typeof namedSchemas

/** A JSON schema inside the document. */
export type JsonSchema = Readonly<Record<string, unknown>>

type Described = z.core.JSONSchema.BaseSchema

/** The schema of a payload; only the keys in `required` must be sent. */
export function describePayload(shape: Shape, required: readonly string[] = []): Described {
  const { required: _all, ...schema } = describe(z.object(shape), 'input')
  return required.length > 0 ? { ...schema, required: [...required] } : schema
}

/** The schema of what is sent: a body, or a query parameter's text. */
export function describeInput(schema: z.core.$ZodType): JsonSchema {
  return describe(schema, 'input')
}

/** The schema of a part of an answer. */
export function describeOutput(schema: z.core.$ZodType, names?: SchemaNames): JsonSchema {
  return describe(schema, 'output', names)
}

/** The schema of a record; other backends may add keys. */
export function describeRecord(record: z.ZodMiniObject): JsonSchema {
  const { additionalProperties: _open, ...schema } = describe(record, 'output')
  return schema
}

/** The parts of a multipart payload that travel as JSON: objects, and lists of anything but files. */
export function listJsonParts(payload: Shape): readonly string[] {
  return Object.entries(describePayload(payload).properties ?? {})
    .filter(([, schema]) => typeof schema === 'object' && isJsonPart(schema))
    .map(([name]) => name)
}

function isJsonPart({ type, items }: Described): boolean {
  const isFile = typeof items === 'object' && !Array.isArray(items) && items.contentMediaType !== undefined
  return type === 'object' || (type === 'array' && !isFile)
}

function describe(schema: z.core.$ZodType, io: 'input' | 'output', names = namedSchemas): Described {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const name = zodSchema === schema ? undefined : names.get(zodSchema)
      const more = findFinerSchema(zodSchema)
      if (name !== undefined) Object.assign(clear(jsonSchema), { $ref: `#/components/schemas/${name}` })
      else if (more) Object.assign(clear(jsonSchema), describe(more, io, names))
      else dropNoise(jsonSchema, io)
    },
  })
  return described
}

/** Of a pipe only the input is described; its output says what is accepted in the end. */
function findFinerSchema({ _zod: { def } }: z.core.$ZodTypes): z.core.$ZodType | undefined {
  if (def.type !== 'pipe') return undefined
  const ends = [def.in, def.out].map((end) => end._zod.def.type)
  return ends.includes('transform') ? undefined : def.out
}

function clear(schema: Described) {
  for (const key of Object.keys(schema)) delete schema[key]
  return schema
}

/** Drops keywords that are always true or are internal to zod. */
function dropNoise(schema: Described, io: 'input' | 'output'): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (io === 'output') delete schema.default
  // Every key of a JSON object is a string.
  delete schema.propertyNames
  if (schema.contentEncoding === 'binary') {
    delete schema.contentEncoding
    schema.contentMediaType = 'application/octet-stream'
  }
}
