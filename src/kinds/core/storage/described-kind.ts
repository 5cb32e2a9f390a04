import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { FieldPayload } from '../../../schema/entity/field-definition.ts'

/** The kind of a field and what limits it, `decimal 2`. */
export function describeKind(field: Field, { limits }: FieldPayload<Field>): string {
  const described = limits?.(field)
  return described === undefined ? field.kind : `${field.kind} ${described}`
}

/** The kind alone of what was described. */
export function kindIn(described: string | undefined): string | undefined {
  return described?.split(' ')[0]
}

/** Whether a field may refuse what it has stored: it is of another kind now, or takes less. Older versions stored the kind alone. */
export function hasNarrowed(before: string | undefined, field: Field, payload: FieldPayload<Field>): boolean {
  if (before === undefined || before === describeKind(field, payload)) return false
  if (kindIn(before) !== field.kind) return true
  const limits = before.slice(field.kind.length + 1)
  return limits !== '' && (payload.narrows?.(field, limits) ?? true)
}
