import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { isObject, objectOr } from '../../../../src/kinds/core/authoring/json.ts'
import type { KnownEntity } from '../../../../src/kinds/core/authoring/project-facts.ts'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { EntityRequest } from '../entity-request.ts'
import { createFlatten } from '../openapi/flatten-schema.ts'
import { readSchemaFields } from '../openapi/read-fields.ts'

/**
 * The entity of what a module's schema of zod takes: that of its name, or the only one.
 * @throws Refusal where it exports none, or several of other names
 */
export async function readZod(
  file: string,
  name: string,
  entities: readonly KnownEntity[],
): Promise<EntityRequest> {
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(file)).href)
  const schemas = Object.entries(exported).flatMap(([key, value]) =>
    isSchema(value) ? [[key, value] as const] : [],
  )
  const named = schemas.find(([key]) => key.toLowerCase().replace(/schema$/, '') === name.toLowerCase())
  const [, schema] = named ?? (schemas.length === 1 ? (schemas[0] ?? []) : [])
  if (!schema) {
    const found = schemas.map(([key]) => key).join(', ') || 'no schema of zod'
    throw new Refusal(`${file} exports ${found}; expected one of the name ${name}Schema`, 2)
  }
  const document = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: describeDates })
  const flatten = createFlatten({ components: {}, ...document })
  const sent = flatten(document)
  const nothing = flatten({})
  const read = { create: sent, update: nothing, record: nothing, sendsFiles: true, entities, flatten }
  return { name, ...readSchemaFields(read) }
}

/** JSON has no dates: zod leaves open what stands for one. */
function describeDates({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }): void {
  if (objectOr(objectOr(Object(zodSchema)['_zod'])['def'])['type'] === 'date')
    Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
}

/** What any release of zod 4 has made, the program's own or this one. */
function isSchema(value: unknown): value is z.ZodType {
  return isObject(value) && '_zod' in value
}
