const DAY = 86_400_000

/** A day so many days later. In UTC, so that no change of clocks moves it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}
