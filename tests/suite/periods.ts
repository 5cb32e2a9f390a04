import { app } from '../../src/generated/app.ts'
import type { Period } from '../../src/schema/values/days.ts'

/** What people mean by each period, counted day by day and by no code of the product. */
const MEANINGS: Readonly<Record<Period, (day: string, now: string) => boolean>> = {
  today: (day, now) => day === now,
  thisWeek: (day, now) => weekOf(day) === weekOf(now),
  thisMonth: (day, now) => day.slice(0, 7) === now.slice(0, 7),
  next30Days: (day, now) => day >= now && day <= daysAfter(now, 30),
  past: (day, now) => day < now,
  future: (day, now) => day > now,
}

export const periods: readonly Period[] = ['today', 'thisWeek', 'thisMonth', 'next30Days', 'past', 'future']

/** Further than any period goes that has two ends. */
const NEAR = Array.from({ length: 81 }, (_, place) => place - 40)

export function isIn(period: Period, day: string, now: string): boolean {
  return MEANINGS[period](day, now)
}

/** Whether its month and day come in a period; in one without an end each does. */
export function isAnniversaryIn(period: Period, day: string, now: string): boolean {
  if (period === 'past' || period === 'future') return true
  const comes = (monthDay: string) =>
    NEAR.map((days) => daysAfter(now, days)).some(
      (near) => near.slice(5) === monthDay && isIn(period, near, now),
    )
  // A year without a leap day has it between the two.
  return comes(day.slice(5)) || (day.endsWith('02-29') && comes('02-28') && comes('03-01'))
}

/** The first and the last day of each period, and those beside them. */
export function edgesAround(now: string): readonly string[] {
  const meant = (day: string) => JSON.stringify(periods.map((period) => isIn(period, day, now)))
  return NEAR.map((days) => daysAfter(now, days)).filter(
    (day) => meant(day) !== meant(daysAfter(day, -1)) || meant(day) !== meant(daysAfter(day, 1)),
  )
}

/** By the clocks of the program. */
export function today(): string {
  return dayAt(new Date())
}

/** Of an instant the day by those clocks. */
export function dayOf(dayOrInstant: string): string {
  return dayOrInstant.endsWith('Z') ? dayAt(new Date(dayOrInstant)) : dayOrInstant
}

function dayAt(instant: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: app.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-')
}

/** The first day of its week. */
function weekOf(day: string): string {
  return new Date(day).getUTCDay() === app.firstDayOfWeek ? day : weekOf(daysAfter(day, -1))
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
