import type { Field } from '../../../schema/entity/field-kinds.ts'
import { valueViewOf } from '../../registries/values.ts'
import type { ValueProps } from './value-view.ts'

/** A field's value as people read it, whatever its kind. */
export function FieldValue(props: ValueProps<Field>) {
  const { View } = valueViewOf(props.field)
  return <View {...props} />
}
