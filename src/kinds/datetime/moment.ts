import { formatDay } from '../../texts/format.ts'
import { timeZone } from '../../texts/locale.ts'
import { MINUTE_MS } from '../../schema/values/days.ts'

// Swedish writes `2026-11-22 19:20:00`.
const CLOCK = new Intl.DateTimeFormat('sv', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** An instant as the clocks here tell it: `2026-11-22T19:20`, with seconds where it has some. The empty text for none. */
export function localMoment(instant: unknown): string {
  const time = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
  return Number.isNaN(time) ? '' : clockAt(time).replace(/:00$/, '')
}

/**
 * As `localMoment`, so that `parseMoment` reads this very instant: where the clocks here tell that twice, as on the night when
 * they go back, the one that would be read as the other has its offset behind it, `2025-10-26T02:30+02:00`.
 */
export function exactLocalMoment(instant: unknown): string {
  const local = localMoment(instant)
  if (local === '' || instantOf(local) === instant) return local
  const offset = offsetAt(Date.parse(String(instant))) / MINUTE_MS
  // In the days of sundials clocks differed by seconds, for which no offset has a place.
  return Number.isInteger(offset) ? local + formatOffset(offset) : String(instant)
}

function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${minutes < 0 ? '-' : '+'}${hours}:${rest}`
}

function clockAt(time: number): string {
  // A year of the first centuries has fewer digits.
  return CLOCK.format(time).padStart('YYYY-MM-DD hh:mm:ss'.length, '0').replace(' ', 'T')
}

/** Years have four digits. */
const END = Date.UTC(10_000, 0)

/** The instant at which the clocks here tell that; null where it is no time of the calendar. */
export function instantOf(local: string): string | null {
  const told = Date.parse(`${local}Z`)
  if (Number.isNaN(told)) return null
  // Once more, because the clocks may change between the first guess and the answer.
  const guess = told - offsetAt(told)
  if (!(guess < END)) return null
  return formatInstant(told - offsetAt(guess))
}

/** The instant at which a day begins here, as it is stored and compared. */
export function startOfDay(day: string): string {
  return new Date(instantOf(`${day}T00:00:00`) ?? day).toISOString()
}

function offsetAt(time: number): number {
  return Date.parse(`${clockAt(time)}Z`) - Math.floor(time / 1000) * 1000
}

/** An instant as it is stored and sent: `2026-11-22T18:20:00Z`. */
export function formatInstant(time: string | number): string {
  return `${new Date(time).toISOString().slice(0, -'.000Z'.length)}Z`
}

/** As people read it: `22/11/2026 19:20`. */
export function formatDateTime(instant: unknown): string {
  const [day = '', time = ''] = localMoment(instant).split('T')
  return `${formatDay(day)} ${time}`.trim()
}
