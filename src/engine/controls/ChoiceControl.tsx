import { NativeSelect } from '@mantine/core'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ChoiceField } from '../../schema/fields/choice.ts'
import { forms } from '../../texts/fr/forms.ts'
import { shown } from '../text.ts'
import type { ControlProps } from './control-props.ts'
import { inputText, useControl } from './use-control.ts'

/** A short fixed list; a stored value that the list no longer has stays choosable. */
export function ChoiceControl({ name, form, field }: ControlProps<ChoiceField>) {
  const control = useControl({ form, field }, name)
  const value = inputText(control.value)
  const options = Object.entries(field.options).map(([each, label]) => ({ value: each, label: shown(label) }))
  const unknown =
    value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: value }]
  return (
    <NativeSelect
      {...control.props}
      rightSection={<ChevronsUpDown size={16} aria-hidden />}
      data={[{ value: '', label: forms.choose }, ...options, ...unknown]}
      value={value}
      onChange={(event) => control.change(event.currentTarget.value)}
    />
  )
}
