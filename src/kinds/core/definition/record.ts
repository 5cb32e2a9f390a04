import * as z from 'zod/mini'
import type { EntityRecord, Shape } from '../../../schema/entity/field-definition.ts'
import { definitionOf } from './definitions.ts'
import type { Fields, RecordParts } from '../../../schema/entity/field-kinds.ts'
import type { IdKind, RecordId, IdOf } from '../../../schema/values/record-id.ts'
import { VERSION_KEY } from '../../../schema/access/session-contract.ts'

const readId = z.transform((value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
)
const numberId = z.pipe(readId, z.int())

const textId = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.minLength(1)),
)

/** What names a record, as answers tell it. */
function recordIdSchema(ids: IdKind | undefined): z.ZodMiniType<RecordId> {
  return ids === 'text' ? textId : numberId
}

// Another backend may say something else under this name, which is then none of a version.
const readVersion = z.transform((value: unknown) => (Number.isInteger(value) ? value : undefined))
const version = z.optional(z.pipe(readVersion, z.optional(z.int())))

interface Recorded {
  readonly fields: Fields
  readonly ids?: IdKind | undefined
}

/** A record as an answer carries it; one that was read to be edited may tell its version. */
export function recordSchema({ fields, ids }: Recorded) {
  const shape = mergeShapes(fields, (name, field) => definitionOf(field).recordShape(name, field))
  return z.object({ id: recordIdSchema(ids), [VERSION_KEY]: version, ...shape })
}

/**
 * The same, with the type that follows from the entity's config. Each part of that type is what the kind's own schema reads;
 * the compiler cannot add them up over the fields of any entity.
 */
export function recordSchemaOf<E extends Recorded>(entity: E): z.ZodMiniType<RecordOf<E>>
export function recordSchemaOf(entity: Recorded): z.ZodMiniType<EntityRecord> {
  return recordSchema(entity)
}

/** The version of a record, where its backend keeps one and no field has taken the name. */
export function versionOf(fields: Fields, record: EntityRecord | null): number | undefined {
  const told = record?.[VERSION_KEY]
  return typeof told === 'number' && !Object.hasOwn(fields, VERSION_KEY) ? told : undefined
}

export function mergeShapes(
  fields: Fields,
  shapeOf: (name: string, field: Fields[string]) => Shape,
): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => Object.entries(shapeOf(name, field))),
  )
}

export type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  merged: infer All,
) => void
  ? { [Key in keyof All]: All[Key] }
  : never

/** The record type that follows from an entity's config: `RecordOf<typeof player>`. */
export type RecordOf<E extends { readonly fields: Fields }> = Merged<
  | { readonly id: IdOf<E> }
  | {
      [Name in keyof E['fields'] & string]: RecordParts<Name, E['fields'][Name]>[E['fields'][Name]['kind']]
    }[keyof E['fields'] & string]
>
