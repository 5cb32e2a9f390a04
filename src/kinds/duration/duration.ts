import { plainCode } from '../../schema/values/phone.ts'

/** The most minutes: 9,999 hours and 59 minutes. */
export const MOST_MINUTES = 599_999

const CLOCK = /^(\d{1,4})\s*[:h]\s*([0-5]?\d)?(?:\s*min)?$/
const MINUTES = /^(\d{1,6})(?:\s*min)?$/

/** The minutes of `1:30`, `1 h 30`, `2h`, `45 min` or `90`; null for what is no duration. */
export function parseDuration(text: string): number | null {
  const written = plainCode(text).toLowerCase()
  const [, hours, rest = '0'] = CLOCK.exec(written) ?? []
  const [, minutes] = MINUTES.exec(written) ?? []
  if (hours === undefined && minutes === undefined) return null
  const total = hours === undefined ? Number(minutes) : Number(hours) * 60 + Number(rest)
  return total <= MOST_MINUTES ? total : null
}

/** `1:05`, the minutes always of two digits; the empty text for what is no number of minutes. */
export function formatDuration(value: unknown): string {
  if (!Number.isInteger(value)) return ''
  const minutes = Number(value)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
