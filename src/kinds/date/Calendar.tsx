import { app } from '../../generated/app.ts'
import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { forms } from '#texts/forms.ts'
import { currentDay } from '../core/filter/days.ts'
import { calendarLocale } from './calendar-locale.ts'
import classes from './date.module.css'

interface CalendarProps {
  readonly value: string | null
  /** The first day that it offers. */
  readonly first?: string | undefined
  /** The last one. */
  readonly last?: string | undefined
  /** Where nothing is chosen a year is picked first: a birthday is many months away. */
  readonly isYearFirst?: boolean
  readonly onPick: (day: string | null) => void
}

/** The days of a month to pick one from. */
export function Calendar({ value, first, last, isYearFirst = false, onPick }: CalendarProps) {
  const today = currentDay()
  return (
    <DatePicker
      // A day that was typed brings its month.
      key={value}
      defaultDate={value ?? nearest(today, first, last)}
      defaultLevel={isYearFirst && value === null ? 'decade' : 'month'}
      {...(first && { minDate: first })}
      {...(last && { maxDate: last })}
      // Mantine's own mark goes by the clocks of the browser, which may be a day apart from those of the program.
      getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
      locale={calendarLocale()}
      ariaLabels={forms.calendar}
      hideOutsideDates
      firstDayOfWeek={app.firstDayOfWeek}
      weekendDays={[...app.weekend]}
      classNames={{ day: classes.day ?? '' }}
      allowDeselect
      value={value}
      onChange={onPick}
    />
  )
}

/** The month that the calendar opens with has days to pick. */
function nearest(day: string, first: string | undefined, last: string | undefined): string {
  if (first && day < first) return first
  return last && day > last ? last : day
}
