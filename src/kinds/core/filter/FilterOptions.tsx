import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { FilterOptionsProps } from './filter-view.ts'
import { filterViewOf } from '../../registries/filters.ts'

/** The values that a list can be filtered for by a field, whatever its kind. */
export function FilterOptions(props: FilterOptionsProps<Field>) {
  const view = filterViewOf(props.field)
  return view && <view.Options {...props} />
}
