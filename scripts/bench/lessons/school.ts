import type { StoredRow } from '../../../src/server/database/database.ts'

export const INSTRUCTORS = 20
const STUDENTS = 500
const MINUTES = 60
const A_DAY = 6
const DAYS_A_WEEK = 5
const DAY_MS = 86_400_000
const FIRST_SUNDAY = Date.parse('2022-01-02T07:00:00Z')

/** Lessons one after the other, twenty at a time: thirty hours of each instructor a week. */
export function lessonAt(place: number): Readonly<Record<string, number | string>> {
  const instructor_id = (place % INSTRUCTORS) + 1
  const slot = Math.floor(place / INSTRUCTORS)
  const day = Math.floor(slot / A_DAY)
  const week = Math.floor(day / DAYS_A_WEEK)
  const midnight = FIRST_SUNDAY + (week * 7 + (day % DAYS_A_WEEK)) * DAY_MS
  return {
    branch_id: 1,
    student_id: (place % STUDENTS) + 1,
    instructor_id,
    vehicle_id: instructor_id,
    starts_at: momentAt(midnight + (slot % A_DAY) * MINUTES * 60_000),
    lasts: MINUTES,
  }
}

/** The same as it is stored once it was given. */
export function storedLesson(place: number): StoredRow {
  const lesson = lessonAt(place)
  const ends_at = momentAt(Date.parse(String(lesson['starts_at'])) + MINUTES * 60_000)
  return { ...lesson, ends_at, price: '1200.00', state: 'done', report: '' }
}

/** The others of the school, in an order in which each is there before it is referred to. */
export function peopleOf(): readonly (readonly [
  entity: string,
  payload: Readonly<Record<string, unknown>>,
])[] {
  const instructors = Array.from({ length: INSTRUCTORS }, (_, place) => place + 1)
  const students = Array.from({ length: STUDENTS }, (_, place) => place + 1)
  return [
    ['branch', { name: 'Oran' }],
    ['course', { name: 'Permis B', hourly_price: '1200.00' }],
    ...instructors.map(
      (each) => ['instructor', { name: `Moniteur ${each}`, branch_id: 1, weekly_hours: 40 }] as const,
    ),
    ...instructors.map((each) => ['vehicle', { plate: `${each}`, branch_id: 1, is_active: true }] as const),
    ...students.map((each) => ['student', { name: `Élève ${each}`, branch_id: 1, course_id: 1 }] as const),
  ]
}

function momentAt(time: number): string {
  return `${new Date(time).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`
}
