import * as z from 'zod'

/** The part of a JSON schema needed to make values; references are resolved. */
export interface ValueSchema {
  readonly type?: string | readonly string[] | undefined
  readonly format?: string | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
  readonly anyOf?: readonly ValueSchema[] | undefined
  readonly items?: ValueSchema | undefined
  readonly properties?: Readonly<Record<string, ValueSchema>> | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly pattern?: string | undefined
}

/** One call of the contract. */
export interface ContractOperation {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, ValueSchema>>
  readonly query: Readonly<Record<string, ValueSchema>>
  readonly body: { readonly isMultipart: boolean; readonly schema: ValueSchema } | null
}

const valueSchema: z.ZodType<ValueSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(valueSchema).optional(),
    items: valueSchema.optional(),
    properties: z.record(z.string(), valueSchema).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
  }),
)
const schemaOrReference = z.union([z.object({ $ref: z.string() }), valueSchema])
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: valueSchema })).default([]),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: schemaOrReference })) })
          .optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), valueSchema) }),
})
type Document = z.infer<typeof documentSchema>

/** The calls that an OpenAPI document describes. */
export function readOperations(source: unknown): readonly ContractOperation[] {
  const document = documentSchema.parse(source)
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): ContractOperation => {
      const named = (place: string) =>
        Object.fromEntries(
          parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, schema]),
        )
      const [content] = Object.entries(requestBody?.content ?? {})
      const body = content
        ? { isMultipart: content[0].startsWith('multipart/'), schema: follow(document, content[1].schema) }
        : null
      const [params, query] = [named('path'), named('query')]
      return { method: method.toUpperCase(), path, params, query, body }
    }),
  )
}

function follow({ components }: Document, schema: z.infer<typeof schemaOrReference>): ValueSchema {
  const reference = z.object({ $ref: z.string() }).safeParse(schema)
  if (!reference.success) return valueSchema.parse(schema)
  return components.schemas[reference.data.$ref.split('/').at(-1) ?? ''] ?? {}
}
