import type { FieldControlProps } from '../core/control/control-props.ts'
import { inputText, type Control } from '../core/control/use-control.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'

/** What a form holds of a text that is read as it is typed: what is no value stays as it was typed, and is marked once it is left. */
export function useHeldText(
  control: Control,
  { name, form }: Pick<FieldControlProps<Field>, 'name' | 'form'>,
  isFine: (value: string) => boolean,
) {
  const value = inputText(control.value)
  return {
    value,
    hold(next: string) {
      control.change(next === '' ? null : next)
      if (next === '' || isFine(next)) form.clearErrors(name)
    },
    leave() {
      control.props.onBlur()
      if (value !== '' && !isFine(value)) void form.trigger(name)
    },
  }
}
