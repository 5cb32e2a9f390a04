import { t } from '../../texts/locale.ts'
import { OptionChecks } from '../../ui/OptionChecks.tsx'
import type { FilterOptionsProps } from '../core/filter/filter-view.ts'
import type { ToggleField } from './definition.ts'

/** Either word. */
export function ToggleFilter({ field: { words }, values, onValues }: FilterOptionsProps<ToggleField>) {
  const options = [
    { value: true, label: t(words.on) },
    { value: false, label: t(words.off) },
  ]
  return <OptionChecks options={options} values={values} onValues={onValues} nothing="" />
}
