import { daysOf } from '../../kinds/core/filter/days-of.ts'
import { addDays } from '../../schema/add-days.ts'

/**
 * The seven days of the week that a day lies in, by the program's week.
 * @param day `YYYY-MM-DD`, as all days
 * @example const [first, …] = daysOfWeek(currentDay())
 */
export function daysOfWeek(day: string): readonly string[] {
  const first = daysOf('thisWeek', day).from ?? day
  return [0, 1, 2, 3, 4, 5, 6].map((passed) => addDays(first, passed))
}
