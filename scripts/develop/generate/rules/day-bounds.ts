import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { dayBoundOf, SIDES } from '../../../../src/kinds/core/form/day-bounds.ts'
import type { Field, Fields } from '../../../../src/schema/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** A day that another field says lies in another field of the same kind, which no form keeps from people. */
export function checkDayBounds({
  fields,
  invalidFields,
  actionForms,
}: EntityParts): readonly EntityFinding[] {
  return [
    ...checkFields(['fields'], fields, invalidFields),
    ...actionForms.flatMap(([action, asked]) => checkFields(['actions', action, 'fields'], asked, [])),
  ]
}

function checkFields(place: Path, fields: Fields, invalid: readonly string[]): readonly EntityFinding[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    SIDES.flatMap((side): readonly EntityFinding[] => {
      const bound = dayBoundOf(field, side)
      if (typeof bound !== 'object' || !('field' in bound) || invalid.includes(bound.field)) return []
      const path = [...place, name, side, 'field']
      const known = Object.keys(fields).filter(
        (other) => other !== name && isComparable(fields[other], field),
      )
      if (known.includes(bound.field)) return []
      const other = fields[bound.field]
      const found =
        other && bound.field !== name
          ? describeOther(bound.field, other)
          : `there is no other field "${bound.field}"`
      return [{ code: 'E296', path, message: `${found}; ${expectOneOf(known, bound.field)}` }]
    }),
  )
}

function isComparable(other: Field | undefined, field: Field): boolean {
  return other?.kind === field.kind && !other.hidden
}

function describeOther(name: string, { kind, hidden }: Field): string {
  return hidden
    ? `"${name}" is hidden, so that no form could follow it`
    : `"${name}" is ${kind}(), which it is not compared with`
}
