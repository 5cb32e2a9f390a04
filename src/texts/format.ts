import { app } from '../generated/app.ts'
import { perLocale, timeZone, currentLocale } from './locale.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const WRITTEN = { dmy: '$3/$2/$1', mdy: '$2/$3/$1', ymd: '$&' }

/** `2024-05-31` as `31/05/2024`, or in the order of the country; text from end to end, so that no time zone can move it. */
export function formatDay(day: string): string {
  return day.replace(DAY, WRITTEN[app.dateOrder])
}

const format = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
)

/** An instant as people here tell it: `21 novembre 2026 à 07:04`; what is none is told as it stands. */
export function formatMoment(instant: string | number): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? String(instant) : format().format(date)
}

const MEGABYTE = 1_000_000

/** `340 ko`, `1,2 Mo` */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < MEGABYTE ? [bytes / 1_000, 'kilobyte'] : [bytes / MEGABYTE, 'megabyte']
  const maximumFractionDigits = bytes < MEGABYTE ? 0 : 1
  return new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, maximumFractionDigits }).format(
    Math.max(value, 1),
  )
}

/** The sign between the whole and the part of a number, as people write it. */
export const decimalPoint = perLocale((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
})
