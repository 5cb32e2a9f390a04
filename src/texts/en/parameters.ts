import type { parameters as french } from '../fr/parameters.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

/** What is said of a parameter of an address that is refused: its name, what was sent, and what may stand there. */
export const parameters = words('parameters', {
  refused: (name: string, sent: string, expected: string) =>
    `${name}: “${sent}” is not accepted. Expected: ${expected}.`,
  missing: (name: string, expected: string) => `${name}: this parameter is required. Expected: ${expected}.`,
  unknown: (names: string, known: string) => `${names}: no such parameter. Expected: ${known}.`,
  oneOf: (values: readonly string[]) => values.join(', '),
  wholeNumber: (least: number, most: number) => `a whole number from ${least} to ${most}`,
  number: (least: number, most: number) => `a number from ${least} to ${most}`,
  moment: 'a date and time such as 2026-01-31T12:00:00.000Z',
  date: 'a date such as 2026-01-31',
  pattern: (pattern: string) => `a text of the form ${pattern}`,
  length: (most: number) =>
    `a text of at most ${most} ${plural('en', most, { one: 'character', other: 'characters' })}`,
  text: 'a text',
  none: 'none',
  noSuchEntity: (name: string) => `There is no list “${name}”.`,
} satisfies typeof french)
