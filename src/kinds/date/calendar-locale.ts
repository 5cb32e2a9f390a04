import dayjs from 'dayjs'
import { perLocale } from '../../texts/locale.ts'

/** The name under which the calendar finds its words in the language of now: the browser has them for every language. */
export const calendarLocale = perLocale((locale) => {
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
