import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import { ChoiceFilter } from './choice/filter.tsx'
import { CountryFilter } from './country/filter.tsx'
import { DependentLookupFilter } from './dependent-lookup/filter.tsx'
import type { FilterOptionsProps, FilterView } from './filter-view.ts'
import { LookupFilter } from './lookup/filter.tsx'
import { ReferenceFilter } from './reference/filter.tsx'
import { ToggleFilter } from './toggle/filter.tsx'

/** The kinds that are filtered by a list of values. */
const views: { readonly [Kind in FieldKind]?: FilterView<FieldKinds[Kind]> } = {
  toggle: { Options: ToggleFilter },
  choice: { Options: ChoiceFilter },
  choices: { Options: ChoiceFilter },
  country: { Options: CountryFilter },
  lookup: { Options: LookupFilter },
  dependentLookup: { Options: DependentLookupFilter },
  reference: { Options: ReferenceFilter },
  references: { Options: ReferenceFilter },
}

/** The values that a list can be filtered for by a field, whatever its kind. */
export function FilterOptions(props: FilterOptionsProps<Field>) {
  const view: FilterView<Field> | undefined = views[props.field.kind]
  return view && <view.Options {...props} />
}
