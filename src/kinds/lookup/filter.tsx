import { useQuery } from '@tanstack/react-query'
import { forms } from '#texts/form.ts'
import { SearchedChecks } from '../../ui/SearchedChecks.tsx'
import type { FilterOptionsProps } from '../core/filter/filter-view.ts'
import type { LookupField } from './definition.ts'
import { namesQuery } from './names-query.ts'

/** Several names of a reference table. */
export function LookupFilter({ field: { options }, values, onValues }: FilterOptionsProps<LookupField>) {
  const table = useQuery(namesQuery(options, null))
  const { names = [], keywords, labels } = table.data ?? {}
  return (
    <SearchedChecks
      options={names.map((name) => ({ value: name, label: labels?.get(name) ?? name }))}
      keywords={keywords}
      values={values}
      onValues={onValues}
      nothing={table.isPending ? forms.loadingOptions : forms.noOption}
    />
  )
}
