const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether `2024-05-31` and the like is a day of the calendar. */
export function isDay(iso: string): boolean {
  const [, year, month, day] = DAY.exec(iso) ?? []
  if (!year || !month || !day) return false
  return Number(month) >= 1 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
