import { perLocale, timeZone } from './locale.ts'

const format = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
)

/** An instant as people here tell it: `21 novembre 2026 à 07:04`; what is none is told as it stands. */
export function formatMoment(instant: string | number): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? String(instant) : format().format(date)
}
