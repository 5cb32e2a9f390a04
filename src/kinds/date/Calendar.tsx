import { app } from '../../generated/app.ts'
import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { forms } from '#texts/form.ts'
import { currentDay } from '../core/filter/days.ts'
import classes from './date.module.css'
import dayjs from 'dayjs'
import { perLocale } from '../../texts/locale.ts'

/** The name under which the calendar finds its words in the language of now: the browser has them for every language. */
const calendarLocale = perLocale((locale) => {
  const name = locale.toLowerCase()
  const words = {
    months: namesOf(locale, { month: 'long' }, MONTHS),
    monthsShort: namesOf(locale, { month: 'short' }, MONTHS),
    weekdays: namesOf(locale, { weekday: 'long' }, WEEKDAYS),
    weekdaysMin: shortWeekdays(locale),
  }
  dayjs.locale({ name, ...words, formats: {}, relativeTime: {} }, undefined, true)
  return name
})

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month))
/** From a Sunday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day))

function namesOf(locale: string, options: Intl.DateTimeFormatOptions, moments: readonly number[]): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return moments.map((moment) => format.format(moment))
}

/** Two letters, as `lu` and `ma`; the letter that stands for a day where they all begin alike, as with an article. */
function shortWeekdays(locale: string): string[] {
  const two = namesOf(locale, { weekday: 'short' }, WEEKDAYS).map((name) => name.slice(0, 2))
  return new Set(two).size === two.length ? two : namesOf(locale, { weekday: 'narrow' }, WEEKDAYS)
}

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
