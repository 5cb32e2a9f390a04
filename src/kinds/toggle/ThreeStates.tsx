import { useState } from 'react'
import { forms } from '#texts/forms.ts'
import { matchingOptions } from '../../ui/name-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { useControl } from '../core/control/use-control.ts'
import { toggleWord, type ToggleField } from './meaning.ts'

const STATES = [true, false, null] as const

/** One of the words for yes, no and nobody knows. */
export function ThreeStates({ name, form, field }: FieldControlProps<ToggleField>) {
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const options = STATES.map((state) => ({ value: String(state), label: toggleWord(field, state) }))
  return (
    <SearchSelect
      {...control.props}
      chosen={options.find(({ value }) => value === String(control.value ?? null)) ?? null}
      options={matchingOptions(options, search)}
      isSettled
      nothing={forms.noOption}
      search={search}
      onSearch={setSearch}
      onChoose={(chosen) => control.change(STATES.find((state) => String(state) === chosen) ?? null)}
    />
  )
}
