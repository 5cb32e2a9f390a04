import { useQueries } from '@tanstack/react-query'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import { SearchedChecks } from '../../ui/SearchedChecks.tsx'
import type { FilterOptionsProps } from '../core/filter/filter-view.ts'
import { namesQuery } from '../lookup/names-query.ts'
import type { DependentLookupField } from './definition.ts'

/** Several of the names below those that the other field is filtered for. */
export function DependentLookupFilter(props: FilterOptionsProps<DependentLookupField>) {
  const { field, fields, filters, values, onValues } = props
  const { dependsOn, options } = field
  const parents = filters
    .filter(({ field: name, operator }) => name === dependsOn && operator === 'in')
    .flatMap((filter) => filter.values.map(String))
  const tables = useQueries({
    queries: parents.map((parent) => namesQuery(options, parent)),
  })
  const parentField = fields[dependsOn]
  // Names that were chosen stay when the parents change.
  const names = new Set([...values.map(String), ...tables.flatMap(({ data }) => data?.names ?? [])])
  const keywords = new Map(tables.flatMap(({ data }) => [...(data?.keywords ?? [])]))
  const labels = new Map(tables.flatMap(({ data }) => [...(data?.labels ?? [])]))
  const isPending = tables.some((table) => table.isPending)
  return (
    <SearchedChecks
      options={[...names].map((name) => ({ value: name, label: labels.get(name) ?? name }))}
      keywords={keywords}
      values={values}
      onValues={onValues}
      nothing={
        parents.length === 0 && parentField
          ? forms.chooseParentFirst(t(parentField.label))
          : isPending
            ? forms.loadingOptions
            : forms.noOption
      }
    />
  )
}
