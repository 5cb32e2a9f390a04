// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { FilterView } from '../core/filter/filter-view.ts'
import { ChoiceFilter } from '../choice/filter.tsx'
import { ChoicesFilter } from '../choices/filter.tsx'
import { CountryFilter } from '../country/filter.tsx'
import { DependentLookupFilter } from '../dependent-lookup/filter.tsx'
import { LookupFilter } from '../lookup/filter.tsx'
import { ReferenceFilter } from '../reference/filter.tsx'
import { ReferencesFilter } from '../references/filter.tsx'
import { ToggleFilter } from '../toggle/filter.tsx'

const filters: { readonly [Kind in FieldKind]?: FilterView<FieldKinds[Kind]> } = {
  choice: { Options: ChoiceFilter },
  choices: { Options: ChoicesFilter },
  country: { Options: CountryFilter },
  dependentLookup: { Options: DependentLookupFilter },
  lookup: { Options: LookupFilter },
  reference: { Options: ReferenceFilter },
  references: { Options: ReferencesFilter },
  toggle: { Options: ToggleFilter },
}

/** How people choose what to filter for, where a kind is filtered by a list of values. */
export function filterViewOf({ kind }: Pick<Field, 'kind'>): FilterView<Field> | undefined {
  return filters[kind]
}
