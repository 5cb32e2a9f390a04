import type { Field, FieldKind } from '../../../schema/entity/field-kinds.ts'
import type { FieldMeaning, RecordPart } from '../../../schema/entity/field-meaning.ts'
import { fold } from '../../../schema/values/fold.ts'

/** The kinds that are in use: a page loads those that its entities have a field of, everybody else `all-meanings.ts`. */
const meanings = new Map<FieldKind, FieldMeaning<Field>>()

/** Makes the meaning of a kind known. */
export function knowKind(kind: FieldKind, meaning: FieldMeaning<Field>): void {
  meanings.set(kind, meaning)
}

/** What a kind's constructor makes of the options of a field, whose kind is known from then on. */
export function fieldOfKind<F extends Field>(meaning: FieldMeaning<NoInfer<F>>, field: F): F {
  knowKind(field.kind, meaning)
  return field
}

/** What a field means, whatever its kind. */
export function meaningOf({ kind }: Pick<Field, 'kind'>): FieldMeaning<Field> {
  const meaning = meanings.get(kind)
  if (!meaning) throw new Error(`no field of the kind "${kind}" has been made`)
  return meaning
}

/** A value in words, whatever its kind. @param record whose value it is, where that is known */
export function textOf(field: Field, value: unknown, record?: RecordPart): string {
  return meaningOf(field).text?.(field, value, record) ?? ''
}

/** The paths to the parts of a kind's values, where those are no texts to show. */
export function pathsOf(kind: FieldKind): FieldMeaning<Field>['paths'] {
  return meaningOf({ kind }).paths
}

/** What the value of a folded column is compared by. */
export function compareKey(field: Field, value: unknown): string {
  const key = meaningOf(field).compareKey
  return key ? key(field, value) : fold(comparedText(field, value))
}

/** The text that the value of a folded column is compared and sorted as. */
export function comparedText(field: Field, value: unknown): string {
  return meaningOf(field).comparedText?.(field, value) ?? (typeof value === 'string' ? value : '')
}
