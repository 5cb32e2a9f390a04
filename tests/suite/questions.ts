import { fold } from '../../src/schema/values/fold.ts'
import type { Reading } from './values/kind-values.ts'

/** What is asked of a field, by its name. */
export type Question = readonly [name: string, asked: unknown]

/** Whether a field that is read so is as asked; files are something, and secrets unknown. */
export function isAnswered([, asked]: Question, reading: Reading | undefined): boolean {
  const value = reading?.is === 'value' ? reading.value : reading?.is
  if (typeof asked !== 'object' || asked === null) return isSame(value, asked)
  return Object.entries(asked).every(([operator, wanted]: readonly [string, unknown]) =>
    meets(operator, value, wanted),
  )
}

function isNothing(value: unknown): boolean {
  return [value].flat().every((each) => each === undefined || each === null || each === '')
}

function isSame(value: unknown, wanted: unknown): boolean {
  return isNothing(wanted) ? isNothing(value) : value === wanted
}

function meets(operator: string, value: unknown, wanted: unknown): boolean {
  if (operator === 'empty') return isNothing(value) === wanted
  if (operator === 'in')
    return [wanted].flat().some((each) => [value].flat().some((held) => isSame(held, each)))
  if (isNothing(value)) return false
  switch (operator) {
    case 'from':
      return compare(value, wanted) >= 0
    case 'to':
      return compare(value, wanted) <= 0
    case 'contains':
      return [value].flat().some((each) => fold(String(each)).includes(fold(String(wanted))))
    case 'startsWith':
      return fold(String(value)).startsWith(fold(String(wanted)))
    default:
      throw new Error(`the tests do not know the operator "${operator}" of a condition`)
  }
}

/** Numbers as such, and days to the day in UTC; the values of the tests lie far from today. */
function compare(value: unknown, wanted: unknown): number {
  const limit = dayOf(wanted)
  if (limit === undefined)
    return Number(value) - Number(wanted) || String(value).localeCompare(String(wanted), 'en')
  return Date.parse(String(value).slice(0, 10)) - Date.parse(limit)
}

const DAY = 86_400_000

function dayOf(wanted: unknown): string | undefined {
  if (typeof wanted === 'string' && /^\d{4}-\d\d-\d\d/.test(wanted)) return wanted.slice(0, 10)
  const days = wanted === 'today' ? 0 : Object(wanted)['days']
  return typeof days === 'number' ? new Date(Date.now() + days * DAY).toISOString().slice(0, 10) : undefined
}
