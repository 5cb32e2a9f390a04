import type * as z from 'zod/mini'
import type { Mode } from './field-definition.ts'

/**
 * The field kinds, by name. Each kind adds its line to these interfaces in `src/kinds/<kind>/definition.ts`, so that the
 * language knows every kind's type without importing one.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the kinds
export interface FieldKinds {}

/** What a record carries for a field, by the field's kind. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, no-unused-vars -- filled by the kinds
export interface RecordParts<Name extends string, F> {}

/** What a payload carries for a field, by the field's kind. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, no-unused-vars -- filled by the kinds
export interface PayloadParts<Name extends string, F, M extends Mode> {}

/** The paths to a field's value, for the kinds where that is not its name alone. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, no-unused-vars -- filled by the kinds
export interface PathParts<Name extends string, F> {}

export type FieldKind = keyof FieldKinds
export type Field = FieldKinds[FieldKind]
export type Fields = Readonly<Record<string, Field>>

/** One value under one name. */
export type Named<Name extends string, Value> = { readonly [N in Name]: Value }

/** One value under one name, as a schema reads it. */
export type Parsed<Name extends string, Schema extends z.ZodMiniType> = Named<Name, z.output<Schema>>

/** One value under one name, or none. */
export type Maybe<Name extends string, Value> = { readonly [N in Name]?: Value | undefined }
