import { triedKinds } from '../../../src/kinds/core/authoring/authorings.ts'
import { authoringOf } from '../../../src/kinds/registries/authorings.ts'
import { hasWord } from '../../../src/kinds/core/authoring/recognize.ts'
import type { FieldKind } from '../../../src/schema/entity/field-kinds.ts'

/** The kind that a field's name speaks of, where it does. */
export function hintOf(name: string): FieldKind | undefined {
  return triedKinds.find((kind) => hasWord(name, authoringOf({ kind }).nameWords ?? []))
}

/** When a record was made or changed: the backend's own business. */
export function isBookkeeping(name: string): boolean {
  return /^(created|updated|deleted)_?(at|on|date)$/i.test(name) || name === '__v'
}
