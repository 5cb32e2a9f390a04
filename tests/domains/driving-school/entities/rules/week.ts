import { UserError, type Records } from 'tribune/server'
import { app } from '../app.ts'
import { lesson } from '../lesson.ts'
import type { Booking } from './booking.ts'

const DAY_MS = 86_400_000
// Swedish writes `2026-11-22`.
const DAY = new Intl.DateTimeFormat('sv', { timeZone: app.timeZone, dateStyle: 'short' })

/** Of the week that is taught: from Sunday to Saturday, by the clocks of the school. */
export function weekOf(moment: string): { readonly from: string; readonly to: string } {
  const day = Date.parse(DAY.format(Date.parse(moment)))
  const sunday = day - new Date(day).getUTCDay() * DAY_MS
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return { from: dayAt(sunday), to: dayAt(sunday + 6 * DAY_MS) }
}

/** An instructor teaches so many hours of a week at most. */
export async function assertWeekHolds(
  records: Records,
  { id, instructor_id, starts_at, lasts }: Booking,
  weeklyHours: number,
): Promise<void> {
  const taught = await records.sum(lesson, 'lasts', {
    where: { instructor_id, starts_at: weekOf(starts_at), not: { or: [{ id }, { state: 'cancelled' }] } },
  })
  if (taught + lasts <= weeklyHours * 60) return
  throw new UserError(`Ce moniteur donne ${weeklyHours} heures de leçons par semaine au plus.`, {
    path: 'instructor_id',
  })
}
