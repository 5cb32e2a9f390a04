import type { FieldControlProps } from '../core/control/control-props.ts'
import { useAutoComplete } from '../core/control/own-account-context.ts'
import { useControl } from '../core/control/use-control.ts'
import { DayInput } from './DayInput.tsx'
import { isDay } from './day.ts'
import { hasBeen, isToCome } from './payload.ts'
import type { DateField } from './definition.ts'
import { useBoundaries } from './use-boundaries.ts'
import { useHeldText } from './use-held-text.ts'

/** The form holds `2024-05-31`; what is no day, or none that may be meant, keeps it from being sent. */
export default function DateControl({ name, form, field }: FieldControlProps<DateField>) {
  const control = useControl({ form, field }, name)
  const autoComplete = useAutoComplete(field.autoComplete)
  const { first, last } = useBoundaries({ form, field })
  const isPast = hasBeen(field)
  const { value, hold, leave } = useHeldText(
    control,
    { name, form },
    (day) => isDay(day) && !(isPast && isToCome(day)) && !(first && day < first) && !(last && day > last),
  )
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
