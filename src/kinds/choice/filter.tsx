import { t } from '../../texts/locale.ts'
import { SearchedChecks } from '../../ui/SearchedChecks.tsx'
import type { FilterOptionsProps } from '../core/filter/filter-view.ts'
import type { ChoiceField } from './definition.ts'

/** Several of a short fixed list. */
export function ChoiceFilter({ field, values, onValues }: FilterOptionsProps<Pick<ChoiceField, 'options'>>) {
  const options = Object.entries(field.options).map(([value, label]) => ({ value, label: t(label) }))
  return <SearchedChecks options={options} values={values} onValues={onValues} />
}
