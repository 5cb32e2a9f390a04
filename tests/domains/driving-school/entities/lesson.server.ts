import { defineHooks } from 'tribune/server'
import { course } from './course.ts'
import { instructor } from './instructor.ts'
import { lesson } from './lesson.ts'
import { assertSolvent } from './rules/balance.ts'
import { minutesAfter } from './rules/booking.ts'
import { assertFree } from './rules/overlaps.ts'
import { assertWeekHolds } from './rules/week.ts'
import { student } from './student.ts'
import { vehicle } from './vehicle.ts'

const BOOKED = ['student_id', 'instructor_id', 'vehicle_id', 'starts_at', 'lasts'] as const

export const hooks = defineHooks(lesson, {
  async beforeSave({ before, values }, { records }) {
    const { student_id, instructor_id, vehicle_id, starts_at, lasts, state } = values
    const isMoved = BOOKED.some((name) => before?.[name] !== values[name])
    if (!isMoved || state === 'cancelled') return
    if (student_id === null || instructor_id === null || starts_at === null || lasts === null) return
    // Whoever books one of them too waits here, in this order, and finds this lesson.
    const pupil = await records.readForUpdate(student, student_id)
    const teacher = await records.readForUpdate(instructor, instructor_id)
    if (vehicle_id !== null) await records.readForUpdate(vehicle, vehicle_id)
    if (!pupil || !teacher) return
    const ends_at = minutesAfter(starts_at, lasts)
    const booking = { id: before?.id ?? 0, student_id, instructor_id, vehicle_id, starts_at, ends_at, lasts }
    if (!before) await assertSolvent(records, pupil)
    await assertFree(records, booking)
    await assertWeekHolds(records, booking, teacher.weekly_hours ?? 0)
    const formula = pupil.course_id === null ? null : await records.read(course, pupil.course_id)
    return { price: ((Number(formula?.hourly_price ?? 0) * lasts) / 60).toFixed(2) }
  },
})
