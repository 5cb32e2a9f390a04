import { app } from '../../../generated/app.ts'
import { periodRange, type DayRange } from '../../../schema/period-days.ts'
import type { Period } from '../../../schema/period.ts'

/** The days of a period, by the program's week. @param today `YYYY-MM-DD` */
export function daysOf(period: Period, today: string): DayRange {
  return periodRange(period, today, app.firstDayOfWeek)
}
