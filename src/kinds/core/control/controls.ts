import type { Resource } from '../../../api/resource.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { ControlView } from './control-props.ts'
import { customOr } from './lazy-control.tsx'
import { controlOfKind } from '../../registries/controls.ts'

/** How a field's value is written on screen, whatever its kind. */
export function controlOf(field: Field): ControlView<Field> {
  return customOr(controlOfKind, field)
}

/** Fetches the code of the controls of a form that is likely to be opened; what does not come is told of there. */
export async function prefetchControls({ entity }: Resource): Promise<void> {
  await Promise.allSettled(Object.values(entity.fields).map((field) => controlOf(field).load?.()))
}
