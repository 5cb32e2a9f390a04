import { COLOURS } from '../../../schema/values/colour.ts'
import { noteText } from './collect-texts.ts'
import { describeFound, expectOneOf } from './expectation.ts'
import type { EntityFinding, Path } from './entity-finding.ts'
import { expecting, objectOf, optional, type Check } from './check.ts'
import { isObject } from './json.ts'

export const flag: Check = optional(
  expecting('true, false or nothing', (value) => typeof value === 'boolean'),
)

export const finiteNumber: Check = expecting('a number', Number.isFinite)

/** The first of the numbers that records draw. */
export const countStart: Check = expecting(
  'a whole number from 0',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
)

/** Of any money that there is. */
export const currency: Check = expecting(
  'the code of a currency in ISO 4217, as DZD',
  (value) => typeof value === 'string' && Intl.supportedValuesOf('currency').includes(value),
)

/** A custom component: a function that imports it lazily. */
export const component: Check = expecting(
  "a function that imports a component, as () => import('./components/NameCell.tsx')",
  (value) => typeof value === 'function',
)

/** An identifier of the contract or of the code: any non-empty string. */
export function name(expected: string): Check {
  return expecting(expected, isFilled)
}

/** A string that matches the pattern. */
export function spelled(code: EntityFinding['code'], pattern: RegExp, expected: string): Check {
  return (value, path) => {
    if (typeof value === 'string' && pattern.test(value)) return []
    return [{ code, path, message: `${describeFound(value)}; expected ${expected}` }]
  }
}

/** One value of a closed list. */
export function oneOf(code: EntityFinding['code'], known: readonly string[]): Check {
  return (value, path) => {
    if (typeof value === 'string' && known.includes(value)) return []
    const found = typeof value === 'string' ? value : ''
    return [{ code, path, message: `${describeFound(value)}; ${expectOneOf(known, found)}` }]
  }
}

/** What a new record starts with: a value, or a function of whoever makes it. */
export function orWorkedOut(check: Check): Check {
  return (value, path) => (typeof value === 'function' ? [] : check(value, path))
}

/** One of the colours that words and rows may have. */
export const colour: Check = oneOf('E124', COLOURS)

const translations = objectOf({ fr: optional(words), ar: optional(words), en: optional(words) })

/** A text shown to people; an empty one counts as missing. */
export const shownText: Check = (value, path) => {
  noteText(value, path)
  return isObject(value) && Object.keys(value).length > 0 ? translations(value, path) : words(value, path)
}

function words(value: unknown, path: Path) {
  if (isFilled(value)) return []
  const write = `write ${String(path.at(-1))}: '…', or one text per language: { fr: '…', ar: '…' }`
  return [
    { code: 'E160', path, message: `${describeFound(value)}; expected a text for people; ${write}` },
  ] as const
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
