import type { Compute } from '../../../schema/entity/computed.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { FormValues } from '../../../schema/entity/field-definition.ts'
import { definitionOf } from '../definition/definitions.ts'

export type ComputedFunctions = Readonly<Record<string, Compute>>

/** What the backend would work out of these values; undefined where a function cannot while they are typed. */
export function workOut(
  computed: ComputedFunctions,
  [name, field]: readonly [string, Field],
  values: FormValues,
): unknown {
  const worked: Record<string, unknown> = { ...values }
  try {
    for (const [each, compute] of Object.entries(computed)) worked[each] = compute(worked)
  } catch {
    return undefined
  }
  const { fromRow, toRow } = definitionOf(field)
  return fromRow(name, field, toRow(name, field, worked[name]))
}
