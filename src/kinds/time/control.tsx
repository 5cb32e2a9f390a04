import { forms } from '#texts/form.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { useControl } from '../core/control/use-control.ts'
import { PickedInput } from '../date/PickedInput.tsx'
import { useHeldText } from '../date/use-held-text.ts'
import { DayTimes } from './DayTimes.tsx'
import { isTime } from './input.ts'
import type { TimeField } from './definition.ts'
import { parseTypedTime } from './parse-time.ts'

/** A time of day, typed as `9:30`, `9h30` or `930`, or picked; the form holds `09:30`. */
export default function TimeControl({ name, form, field }: FieldControlProps<TimeField>) {
  const control = useControl({ form, field }, name)
  const { value, hold, leave } = useHeldText(control, { name, form }, isTime)
  return (
    <PickedInput
      {...control.props}
      autoComplete="off"
      placeholder={forms.timeHint}
      clearLabel={forms.clearTime}
      text={value}
      onText={(text) => hold(parseTypedTime(text))}
      onBlur={leave}
      renderPicker={(done) => (
        <DayTimes
          value={isTime(value) ? value : null}
          onPick={(time) => {
            done()
            hold(time)
          }}
        />
      )}
    />
  )
}
