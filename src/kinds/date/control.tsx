import type { FieldControlProps } from '../core/control/control-props.ts'
import { useAutoComplete } from '../core/control/callers-data.ts'
import { inputText, useControl } from '../core/control/use-control.ts'
import { DayInput } from './DayInput.tsx'
import { isDay } from './day.ts'
import { hasBeen, isToCome } from './input.ts'
import type { DateField } from './meaning.ts'
import { useBoundaries } from './use-boundaries.ts'

/**
 * The form holds `2024-05-31`. What is no day, or none that may be meant, is held as it was typed, marked, and keeps the
 * form from being sent.
 */
export default function DateControl({ name, form, field }: FieldControlProps<DateField>) {
  const control = useControl({ form, field }, name)
  const autoComplete = useAutoComplete(field.autoComplete)
  const { first, last } = useBoundaries({ form, field })
  const isPast = hasBeen(field)
  const value = inputText(control.value)
  const isFine = (day: string) =>
    isDay(day) && !(isPast && isToCome(day)) && !(first && day < first) && !(last && day > last)

  function hold(next: string) {
    control.change(next === '' ? null : next)
    if (next === '' || isFine(next)) form.clearErrors(name)
  }

  function leave() {
    control.props.onBlur()
    if (value !== '' && !isFine(value)) void form.trigger(name)
  }

  return (
    <DayInput
      {...control.props}
      autoComplete={autoComplete}
      isPast={isPast}
      first={first}
      last={last}
      value={value}
      onDay={hold}
      onBlur={leave}
    />
  )
}
