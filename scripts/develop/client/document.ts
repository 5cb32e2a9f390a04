import * as z from 'zod/mini'

// What is read of the OpenAPI document.

const schemaSchema = z.record(z.string(), z.unknown())

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z._default(z.boolean(), false),
  description: z.optional(z.string()),
  schema: schemaSchema,
})

const contentSchema = z.record(z.string(), z.object({ schema: z.optional(schemaSchema) }))

const operationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  parameters: z._default(z.array(parameterSchema), []),
  requestBody: z.optional(z.object({ content: contentSchema })),
  responses: z.object({ 200: z.object({ content: contentSchema }) }),
})

export const documentSchema = z.object({
  info: z.object({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
})

export type ContractDocument = z.infer<typeof documentSchema>
export type DocumentedCall = z.infer<typeof operationSchema>
export type Parameter = z.infer<typeof parameterSchema>
