import { triedKinds } from '../../../../src/kinds/core/authoring/authorings.ts'
import { authoringOf } from '../../../../src/kinds/registries/authorings.ts'
import type { Recognized } from '../../../../src/kinds/core/authoring/authoring.ts'
import type { FieldKind } from '../../../../src/schema/entity/field-kinds.ts'
import { hintOf } from '../name-hints.ts'

export interface Inferred extends Recognized {
  readonly kind: FieldKind
}

/** The kind of a field by the values it has had; undefined where no kind holds such values. */
export function inferKind(name: string, values: readonly unknown[]): Inferred | undefined {
  const given = values.filter((value) => value !== null && value !== undefined && value !== '')
  // No value speaks, so that only the name does.
  if (given.length === 0) {
    const kind = hintOf(name) ?? 'text'
    return { kind, remark: `without a value in the sample; ${kind} is a guess` }
  }
  for (const kind of triedKinds) {
    const found = authoringOf({ kind }).recognizeValues?.(given, name)
    if (found) return { kind, options: {}, ...found }
  }
  return undefined
}
