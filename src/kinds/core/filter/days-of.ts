import { app } from '../../../generated/app.ts'
import { periodRange, type DayRange, type Period } from '../../../schema/days.ts'

/** The days of a period, by the program's week. @param today `YYYY-MM-DD` */
export function daysOf(period: Period, today: string): DayRange {
  return periodRange(period, today, app.firstDayOfWeek)
}
