import { daysOf } from '../../kinds/core/filter/days.ts'
import { addDays } from '../../schema/values/days.ts'

/** Seven days in their order. */
type Week = readonly [string, string, string, string, string, string, string]

/**
 * The days of the week that a day lies in, by the program's week.
 * @param day `YYYY-MM-DD`, as all days
 * @example const [first, , , , , , last] = daysOfWeek(currentDay())
 */
export function daysOfWeek(day: string): Week {
  const first = daysOf('thisWeek', day).from ?? day
  const after = (days: number) => addDays(first, days)
  return [first, after(1), after(2), after(3), after(4), after(5), after(6)]
}
