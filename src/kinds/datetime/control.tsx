import { app } from '../../generated/app.ts'
import { forms } from '#texts/form.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { currentDay } from '../core/filter/days.ts'
import { useControl } from '../core/control/use-control.ts'
import { Calendar } from '../date/Calendar.tsx'
import { PickedInput } from '../date/PickedInput.tsx'
import { useBoundaries } from '../date/use-boundaries.ts'
import { useHeldText } from '../date/use-held-text.ts'
import { DayTimes } from '../time/DayTimes.tsx'
import { isInstant } from './input.ts'
import type { DatetimeField } from './definition.ts'
import { formatDateTime, instantOf, localMoment } from './moment.ts'
import { parseMoment } from './parse-moment.ts'
import classes from './datetime.module.css'

/** A day and a time by the clocks here, typed as `22/11/2026 19:20` or picked; the form holds the instant. */
export default function DatetimeControl({ name, form, field }: FieldControlProps<DatetimeField>) {
  const control = useControl({ form, field }, name)
  const { first, last } = useBoundaries({ form, field })
  const { value, hold, leave } = useHeldText(
    control,
    { name, form },
    (moment) => isInstant(moment) && !(first && moment < first) && !(last && moment > last),
  )
  const [day = null, time = null] = isInstant(value) ? localMoment(value).split('T') : []
  return (
    <PickedInput
      {...control.props}
      autoComplete="off"
      placeholder={`${forms.dateHint[app.dateOrder]} ${forms.timeHint}`}
      clearLabel={forms.clearDate}
      text={isInstant(value) ? formatDateTime(value) : value}
      onText={(text) => hold(parseMoment(text) ?? text.trim())}
      onBlur={leave}
      renderPicker={(done) => (
        <div className={classes.picker}>
          <Calendar
            value={day}
            first={first && dayOf(first)}
            last={last && dayOf(last)}
            onPick={(next) => {
              done('open')
              hold(next === null ? '' : momentOf(next, time ?? '00:00'))
            }}
          />
          <DayTimes
            value={time}
            onPick={(next) => {
              done()
              hold(momentOf(day ?? currentDay(), next))
            }}
          />
        </div>
      )}
    />
  )
}

function dayOf(moment: string): string {
  return localMoment(moment).slice(0, 'YYYY-MM-DD'.length)
}

function momentOf(day: string, time: string): string {
  return instantOf(`${day}T${time}`) ?? ''
}
