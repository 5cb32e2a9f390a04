import * as z from 'zod/mini'
import type { EntityRecord, FormValues, Mode, Shape } from './field-meaning.ts'
import { meaningOf, type Fields } from './kinds.ts'

const readId = z.transform((value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
)
const id = z.pipe(readId, z.int())

/** A record as an answer carries it. */
export function recordSchema(fields: Fields) {
  return z.object({ id, ...mergeShapes(fields, (name, field) => meaningOf(field).recordShape(name, field)) })
}

/** What a form of these fields starts with. */
export function startValues(fields: Fields, mode: Mode, record: EntityRecord | null): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(meaningOf(field).formValues(name, field, mode, record)),
    ),
  )
}

/** What the browser itself checks of a form: what the inputs' types say. */
export function inputSchema(fields: Fields) {
  return z.looseObject(mergeShapes(fields, (name, field) => meaningOf(field).inputShape?.(name, field) ?? {}))
}

export function mergeShapes(
  fields: Fields,
  shapeOf: (name: string, field: Fields[string]) => Shape,
): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => Object.entries(shapeOf(name, field))),
  )
}
