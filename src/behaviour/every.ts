import { DAY_MS, HOUR_MS, MINUTE_MS } from '../schema/values/days.ts'

const UNITS_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS } as const

type TimeUnit = keyof typeof UNITS_MS

/** `'15 minutes'`, `'1 day'` */
export type Every = `${number} ${TimeUnit | `${TimeUnit}s`}`

export interface Interval {
  readonly count: number
  readonly unit: TimeUnit
  readonly ms: number
}

/** Longer ones are no matter of a running program; timers and calendars of people are. */
const MAX_DAYS = 366

/** @returns null for what is no interval: whole numbers from 1, a year at most. */
export function parseEvery(text: string): Interval | null {
  const [, digits = '', word = ''] = /^([1-9]\d{0,5}) (minute|hour|day)s?$/.exec(text) ?? []
  const unit = (['minute', 'hour', 'day'] as const).find((each) => each === word)
  if (!unit) return null
  const count = Number(digits)
  const ms = count * UNITS_MS[unit]
  return ms <= MAX_DAYS * UNITS_MS.day ? { count, unit, ms } : null
}
