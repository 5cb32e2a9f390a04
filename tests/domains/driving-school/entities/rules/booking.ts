/** No lesson is longer. */
export const LONGEST_MINUTES = 240

/** A lesson that is to be. */
export interface Booking {
  /** Zero where there is none yet. */
  readonly id: number
  readonly student_id: number
  readonly instructor_id: number
  readonly vehicle_id: number | null
  readonly starts_at: string
  readonly ends_at: string
  readonly lasts: number
}

/** A moment so many minutes later, as moments are stored. */
export function minutesAfter(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) + minutes * 60_000).toISOString().replace('.000Z', 'Z')
}
