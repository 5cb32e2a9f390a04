const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** `2024-05-31` as `31/05/2024`; text from end to end, so that no time zone can move it. */
export function formatDay(day: string): string {
  return day.replace(DAY, '$3/$2/$1')
}
