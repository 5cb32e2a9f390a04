import type { EntityCheck } from '../../../schema/check.ts'
import type { FormValues } from '../../../schema/field-meaning.ts'

export type EntityChecks = Readonly<Record<string, EntityCheck>>

/** The checks that look at one of these fields and do not hold for the values. Forms and the backend both ask it. */
export function brokenChecks(
  checks: EntityChecks = {},
  asked: (name: string) => boolean,
  values: FormValues,
): readonly EntityCheck[] {
  return Object.values(checks).filter((check) => check.of.some(asked) && !check.holds(values))
}
