const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TYPED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** What a person typed, `31/05/2024` or `2024-05-31`, as `2024-05-31`; null where it is no day of the calendar. */
export function parseDay(typed: string): string | null {
  const text = typed.trim()
  const [, day, month, year] = TYPED.exec(text) ?? []
  const iso = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(iso) ? iso : null
}

function isDay(iso: string): boolean {
  const [, year, month, day] = DAY.exec(iso) ?? []
  if (!year || !month || !day) return false
  return Number(month) >= 1 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
