import { useWatch } from 'react-hook-form'
import { boundaryOf, dayBoundOf, SIDES } from '../core/form/day-bounds.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'

/** The first and the last value that a field takes while the form holds what it does. */
export function useBoundaries({ form, field }: Pick<FieldControlProps<Field>, 'form' | 'field'>) {
  const others = SIDES.flatMap((side) => {
    const bound = dayBoundOf(field, side)
    return typeof bound === 'object' && 'field' in bound ? [bound.field] : []
  })
  const held = useWatch({ control: form.control, name: others })
  const valueOf = (name: string) => held[others.indexOf(name)]
  return { first: boundaryOf(field, 'min', valueOf), last: boundaryOf(field, 'max', valueOf) }
}
