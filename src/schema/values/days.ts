import type { DayLimit } from '../where/condition.ts'

/** Spans of days that move with the calendar, for filters that mean the same tomorrow. */
export const PERIODS = ['today', 'thisWeek', 'thisMonth', 'next30Days', 'past', 'future'] as const
export type Period = (typeof PERIODS)[number]

/** Of a week, from Sunday. */
export type DayNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const DAY_SECONDS = 86_400

/** A day so many days later. In UTC, so that no change of clocks moves it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A day of the calendar, as `'2026-12-31'`. */
type Day = `${number}-${number}-${number}`

/** The first or the last day of a field: a day, today or so many days later, or what another field of the record holds. */
export type DayBound = Day | DayLimit | { readonly field: string }

/** What a field of days may say of them. */
export interface DayBounds {
  /**
   * The first day that may be meant; a stored one is left as it is while nobody changes it.
   * @example starts_on: date({ label: 'Début', min: 'today' })
   * @example starts_on: date({ label: 'Début', min: '2020-01-01' })
   * @example due_on: date({ label: 'Échéance', min: { days: 7 } })
   * @example ends_on: date({ label: 'Fin', min: { field: 'starts_on' } })
   */
  readonly min?: DayBound
  /**
   * The last day that may be meant, as `min` says the first.
   * @example starts_on: date({ label: 'Début', max: { field: 'ends_on' } })
   */
  readonly max?: DayBound
}
