import { useState } from 'react'
import type { ChoiceField } from './definition.ts'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { withValue, type Option } from '../../ui/match-option.ts'
import { matchingOptions } from '../../ui/name-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { inputText, useControl } from '../core/control/use-control.ts'

/** A short fixed list; a stored value that the list no longer has stays choosable. */
export function ChoiceControl({ name, form, field }: FieldControlProps<ChoiceField>) {
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const value = inputText(control.value)
  const options = withStored(
    Object.entries(field.options).map(([each, label]) => ({ value: each, label: t(label) })),
    value,
  )
  return (
    <SearchSelect
      {...control.props}
      chosen={withValue(options, value) ?? null}
      options={matchingOptions(options, search)}
      isSettled
      nothing={forms.noOption}
      search={search}
      onSearch={setSearch}
      onChoose={control.change}
    />
  )
}

function withStored(options: readonly Option[], value: string): readonly Option[] {
  return value === '' || withValue(options, value) ? options : [...options, { value, label: value }]
}
