import { addDays, type DayNumber, type Period } from './days.ts'

/** The first and the last day of a span, as `YYYY-MM-DD`; null for one without an end. */
export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

/** The days of a period. @param today `YYYY-MM-DD` */
export function periodRange(period: Period, today: string, firstDayOfWeek: DayNumber): DayRange {
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'thisWeek':
      return weekOf(today, firstDayOfWeek)
    case 'thisMonth':
      return { from: `${today.slice(0, 8)}01`, to: lastOfMonth(today) }
    case 'next30Days':
      return { from: today, to: addDays(today, 30) }
    case 'past':
      return { from: null, to: addDays(today, -1) }
    case 'future':
      return { from: addDays(today, 1), to: null }
  }
}

/** The ranges of `MM-DD` in which an anniversary falls: two where the span passes a new year. */
export function anniversaryRanges({ from, to }: DayRange): readonly (readonly [from: string, to: string])[] {
  if (from === null || to === null) return [['01-01', '12-31']]
  const [first, last] = [from.slice(5), to.slice(5)]
  if (from.slice(0, 4) === to.slice(0, 4)) return [[first, last]]
  return [
    [first, '12-31'],
    ['01-01', last],
  ]
}

function weekOf(day: string, firstDayOfWeek: DayNumber): DayRange {
  const passed = (utc(day).getUTCDay() - firstDayOfWeek + 7) % 7
  return { from: addDays(day, -passed), to: addDays(day, 6 - passed) }
}

function lastOfMonth(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
