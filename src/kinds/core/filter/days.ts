import { app } from '../../../generated/app.ts'
import { type Period } from '../../../schema/values/days.ts'
import { periodRange, type DayRange } from '../../../schema/values/period-days.ts'

// Swedish writes `2026-11-22`.
const DAY = new Intl.DateTimeFormat('sv', { timeZone: app.timeZone })

/** Today by the clocks of the program, wherever its machine and the person stand: `YYYY-MM-DD`. */
export function currentDay(now = Date.now()): string {
  return DAY.format(now)
}

/** The days of a period, by the program's week. @param today `YYYY-MM-DD` */
export function daysOf(period: Period, today: string): DayRange {
  return periodRange(period, today, app.firstDayOfWeek)
}
