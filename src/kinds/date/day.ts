import { app } from '../../generated/app.ts'
import type { DateOrder } from '../../schema/entity/app.ts'
import { plainCode } from '../../schema/values/phone.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether `2024-05-31` and the like is a day of the calendar. */
export function isDay(iso: string): boolean {
  const [, year, month, day] = DAY.exec(iso) ?? []
  if (!year || !month || !day) return false
  return Number(month) >= 1 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

const YEAR = String.raw`(?<year>\d{4}|\d{2})`
const SEPARATED = { d: String.raw`(?<day>\d{1,2})`, m: String.raw`(?<month>\d{1,2})`, y: YEAR }
const TOGETHER = { d: String.raw`(?<day>\d{2})`, m: String.raw`(?<month>\d{2})`, y: YEAR }
const PLACES = { dmy: ['d', 'm', 'y'], mdy: ['m', 'd', 'y'], ymd: ['y', 'm', 'd'] } as const
/** As far ahead a year of two digits may lie. */
const YEARS_AHEAD = 20

interface Reading {
  readonly today: string
  /** It has been: a birthday, say. */
  readonly isPast: boolean
  /** Without it, the country's. */
  readonly order?: DateOrder
}

/**
 * What a person typed, `31/05/2024`, `310524` or `2024-05-31`, as `2024-05-31`; null where it is no day of the
 * calendar. Day, month and year stand as people of the country write them. A year of two digits is the nearest that may be meant.
 */
export function parseDay(typed: string, reading: Reading): string | null {
  const text = plainCode(typed)
  const { day, month, year } = readParts(text, reading.order ?? app.dateOrder)
  if (!day || !month || !year) return isDay(text) ? text : null
  const rest = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const iso = (year.length === 4 ? year : wholeYear(year, rest, reading)) + rest
  return isDay(iso) ? iso : null
}

function readParts(text: string, order: DateOrder): Readonly<Record<string, string>> {
  const [first, second, third] = PLACES[order]
  const written = (parts: typeof SEPARATED, between: string) =>
    new RegExp(`^${parts[first]}${between}${parts[second]}${between}${parts[third]}$`)
  const match = written(SEPARATED, String.raw`\s*[\s/.-]\s*`).exec(text) ?? written(TOGETHER, '').exec(text)
  return match?.groups ?? {}
}

/** This century's year, or the last one's where that would lie too far ahead. */
function wholeYear(year: string, rest: string, { today, isPast }: Reading): string {
  const thisYear = Number(today.slice(0, 4))
  const inThisCentury = thisYear - (thisYear % 100) + Number(year)
  const isTooFar = isPast ? `${inThisCentury}${rest}` > today : inThisCentury > thisYear + YEARS_AHEAD
  return String(isTooFar ? inThisCentury - 100 : inThisCentury)
}
