import type { AppSettings, DateOrder, Paper } from '../../../../src/schema/entity/app.ts'
import { LETTER_PAPER, type Country } from '../../../../src/schema/values/country.ts'
import type { DayNumber } from '../../../../src/schema/values/days.ts'
import type { Language } from '../../../../src/schema/values/text.ts'

type Week = Pick<AppSettings, 'firstDayOfWeek' | 'weekend'>

const PLAIN_WEEK: Week = { firstDayOfWeek: 1, weekend: [6, 0] }

/** As `Intl` counts them, and as calendars do. */
const DAYS = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 0 } as const satisfies Record<number, DayNumber>

interface WeekInfo {
  readonly firstDay: keyof typeof DAYS
  readonly weekend: readonly (keyof typeof DAYS)[]
}

/** What was a property of a locale in Node 20 is a method in later ones. */
interface LocaleWithWeek extends Intl.Locale {
  readonly weekInfo?: WeekInfo
  readonly getWeekInfo?: () => WeekInfo
}

/** The day that weeks begin with in a country, and its days of rest, as CLDR lists them. */
export function weekOf(country: Country | undefined): Week {
  if (country === undefined) return PLAIN_WEEK
  const locale: LocaleWithWeek = new Intl.Locale(`und-${country}`)
  const { firstDay, weekend } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {}
  return {
    firstDayOfWeek: firstDay === undefined ? PLAIN_WEEK.firstDayOfWeek : DAYS[firstDay],
    weekend: weekend?.map((day) => DAYS[day]) ?? PLAIN_WEEK.weekend,
  }
}

export function paperOf(country: Country): Paper {
  return LETTER_PAPER.includes(country) ? 'letter' : 'A4'
}

/** How a country writes days in digits, in the language that most of it speaks. */
export function dateOrderOf(country: Country | undefined): DateOrder {
  if (country === undefined) return 'dmy'
  const { language, region } = new Intl.Locale(`und-${country}`).maximize()
  const format = new Intl.DateTimeFormat(`${language}-${region}`, {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const [first] = format.formatToParts().filter(({ type }) => type !== 'literal')
  return first?.type === 'year' ? 'ymd' : first?.type === 'month' ? 'mdy' : 'dmy'
}

/**
 * How a language is written in a country, as a tag for `Intl`: the digits of Arabic differ from one to the next, and so does the
 * order of a date. Where CLDR does not know the language there, as English in most of Africa, it is written as in its own
 * country, and English as in Britain: the United States alone have the month before the day. So it is as well where numbers and
 * amounts of money would be written in two manners, as 29,70 and €29.70 in English in France. The clock has 24 hours in all.
 */
export function localeOf(language: Language, country: Country | undefined): string {
  const there = `${language}-${country}`
  const elsewhere = language === 'en' ? 'en-GB' : language
  const isKnown = country !== undefined && resolved(there).locale === there && isOfOneManner(there)
  const locale = isKnown ? there : elsewhere
  return resolved(locale).hourCycle === 'h23' ? locale : `${locale}-u-hc-h23`
}

/** Whether its amounts of money have the signs of its numbers. */
function isOfOneManner(locale: string): boolean {
  const signs = (format: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, format)
      .formatToParts(1_234_567.5)
      .flatMap(({ type, value }) => (type === 'decimal' || type === 'group' ? [value] : []))
      .join('')
  return signs({}) === signs({ style: 'currency', currency: 'EUR' })
}

function resolved(locale: string): Intl.ResolvedDateTimeFormatOptions {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
}
