import { UserError, type Records } from 'tribune/server'
import { absence } from '../absence.ts'
import { lesson } from '../lesson.ts'
import { LONGEST_MINUTES, minutesAfter, type Booking } from './booking.ts'

const WHO = [
  ['student_id', 'Cet élève a déjà une leçon à cette heure.'],
  ['instructor_id', 'Ce moniteur a déjà une leçon à cette heure.'],
  ['vehicle_id', 'Ce véhicule est déjà pris à cette heure.'],
] as const

/** A student, an instructor and a vehicle are in one lesson at a time; one that begins as another ends is none too many. */
export async function assertFree(records: Records, booking: Booking): Promise<void> {
  const { id, instructor_id, starts_at, ends_at } = booking
  const elsewhere = { or: [{ ends_at: { to: starts_at } }, { starts_at: { from: ends_at } }] }
  for (const [field, says] of WHO) {
    if (booking[field] === null) continue
    const isTaken = await records.exists(lesson, {
      where: {
        [field]: booking[field],
        // None that is still on began earlier.
        starts_at: { from: minutesAfter(starts_at, -LONGEST_MINUTES), to: ends_at },
        not: { or: [{ id }, { state: 'cancelled' }, ...elsewhere.or] },
      },
    })
    if (isTaken) throw new UserError(says, { path: field })
  }
  if (await records.exists(absence, { where: { instructor_id, not: elsewhere } }))
    throw new UserError('Ce moniteur est absent à cette heure.', { path: 'instructor_id' })
}
