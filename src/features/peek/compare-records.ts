import { isSame } from '../../kinds/core/form/merge.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'

/** Those of the fields that two records hold different values in. */
export function differingNames(
  names: readonly string[],
  one: EntityRecord,
  other: EntityRecord,
): ReadonlySet<string> {
  return new Set(names.filter((name) => !isSame(one[name], other[name])))
}
