import { app } from '../generated/app.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const WRITTEN = { dmy: '$3/$2/$1', mdy: '$2/$3/$1', ymd: '$&' }

/** `2024-05-31` as `31/05/2024`, or in the order of the country; text from end to end, so that no time zone can move it. */
export function formatDay(day: string): string {
  return day.replace(DAY, WRITTEN[app.dateOrder])
}
