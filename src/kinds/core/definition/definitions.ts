import type { Field, FieldKind, Fields } from '../../../schema/entity/field-kinds.ts'
import type { FieldDefinition, RecordPart, Relation } from '../../../schema/entity/field-definition.ts'
import { fold } from '../../../schema/values/fold.ts'

/** The kinds that are in use: a page loads those that its entities have a field of, everybody else `all-definitions.ts`. */
const used = new Map<FieldKind, FieldDefinition<Field>>()

/** Makes the definition of a kind known. */
export function knowKind(kind: FieldKind, definition: FieldDefinition<Field>): void {
  used.set(kind, definition)
}

/** What a kind's constructor makes of the options of a field, whose kind is known from then on. */
export function fieldOfKind<F extends Field>(definition: FieldDefinition<NoInfer<F>>, field: F): F {
  knowKind(field.kind, definition)
  return field
}

/** How a field is defined, whatever its kind. */
export function definitionOf({ kind }: Pick<Field, 'kind'>): FieldDefinition<Field> {
  const definition = used.get(kind)
  if (!definition) throw new Error(`no field of the kind "${kind}" has been made`)
  return definition
}

/** A value in words, whatever its kind. @param record whose value it is, where that is known */
export function textOf(field: Field, value: unknown, record?: RecordPart): string {
  return definitionOf(field).text?.(field, value, record) ?? ''
}

/** The paths to the parts of a kind's values, where those are no texts to show. */
export function pathsOf(kind: FieldKind): FieldDefinition<Field>['paths'] {
  return definitionOf({ kind }).paths
}

/** What the value of a folded column is compared by. */
export function compareKey(field: Field, value: unknown): string {
  const key = definitionOf(field).compareKey
  return key ? key(field, value) : fold(comparedText(field, value))
}

/** The text that the value of a folded column is compared and sorted as. */
export function comparedText(field: Field, value: unknown): string {
  return definitionOf(field).comparedText?.(field, value) ?? (typeof value === 'string' ? value : '')
}

/** The fields that each hold one reference. */
export function relationsOf(fields: Fields): readonly Relation[] {
  return Object.entries(fields).flatMap(([name, field]) => definitionOf(field).relation?.(name, field) ?? [])
}
