import { MOST_CHARACTERS, type TextField, type TextPattern } from '../../../../src/kinds/text/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseNonTexts, refuseOne, type OneValue } from '../one-value.ts'

/** Texts that go wrong where somebody was careless; each ends in the serial. */
export function textValues(serial: number, most: number): readonly OneValue[] {
  const typed = (title: string, value: string): OneValue => ({ title, value, typed: value })
  const tail = ` ${serial}`
  return [
    typed('plain', `Nadjib Amrani${tail}`),
    typed('Arabic', `مُحَمَّد بن علي${tail}`),
    typed('accents', `Éloïse Çœur l’Étoile${tail}`),
    typed('emoji', `🏟️ 👩🏽‍🦱 ⚽${tail}`),
    typed('markup', `<b>O'Brien</b> & "x"; drop table x;--${tail}`),
    typed('signs of a search', `100%_\\ ?#${tail}`),
    typed('the longest', ('é'.repeat(Math.max(0, most - tail.length)) + tail).slice(-most).trim()),
    { ...typed('surrounding spaces', `  au milieu${tail}  `), reads: `au milieu${tail}` },
  ]
}

/** In the order of an alphabet that knows no accents and no capitals. */
const WORDS = ['abricot', 'Élan', 'ÎLE', 'Zèbre', 'مُحَمَّد'] as const

export const textOrder = (serial: number): readonly OneValue[] =>
  WORDS.map((word) => ({ title: word, value: `${word} ${serial}` }))

const typeNothing = (name: string) => ({ how: 'type', name, text: '' }) as const

/** The field's example with other digits or capitals at its end, so that each is another where that still matches. */
export function exampleOf({ matches, example }: TextPattern, serial: number): string {
  const other = example.replace(/(\d+|[A-Z]+)$/, (end) =>
    (/\d/.test(end) ? String(serial) : inCapitals(serial))
      .padStart(end.length, /\d/.test(end) ? '0' : 'A')
      .slice(-end.length),
  )
  return matches.test(other) ? other : example
}

/** A number with 26 letters for digits: 27 is BB. */
function inCapitals(serial: number): string {
  return serial.toString(26).replace(/./g, (digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)))
}

const isWithin = ({ minLength = 0, maxLength = MOST_CHARACTERS }: TextField, text: string) =>
  text.trim().length >= minLength && text.trim().length <= maxLength

function shortText({ minLength = 0, maxLength = MOST_CHARACTERS }: TextField, serial: number): string {
  return inCapitals(serial).padStart(minLength, 'A').slice(-maxLength)
}

function refusedBy({ minLength = 0, pattern }: TextField): readonly OneValue[] {
  const unlike = pattern ? ['?', `${pattern.example} ?!`].filter((text) => !pattern.matches.test(text)) : []
  const short = minLength > 1 ? ['a'.repeat(minLength - 1)] : []
  return [...short, ...unlike].map((value) => ({ title: `"${value}"`, value, typed: value }))
}

export const textFieldValues: KindValues<TextField> = {
  async accepted({ name, field, serial }) {
    const { pattern, maxLength = MOST_CHARACTERS } = field
    const example = pattern && exampleOf(pattern, serial)
    if (example) return [acceptOne(name, { title: 'plain', value: example, typed: example })]
    const found = textValues(serial, maxLength).filter(({ value }) => isWithin(field, String(value)))
    const short = shortText(field, serial)
    // Some fields have room for a few letters only.
    const fitting = found.length > 0 ? found : [{ title: 'plain', value: short, typed: short }]
    return fitting.map((one) => acceptOne(name, one))
  },
  async refused({ name, field }) {
    const tooLong = 'a'.repeat((field.maxLength ?? MOST_CHARACTERS) + 1)
    return [
      refuseOne(name, { title: 'too long', value: tooLong, typed: tooLong }),
      ...refusedBy(field).map((one) => refuseOne(name, one)),
      ...refuseNonTexts(name),
    ]
  },
  empty: ({ name }) => withSpaces(name),
  ascending: async ({ name, field, serial }) =>
    textOrder(serial)
      .filter(({ value }) => !field.pattern && isWithin(field, String(value)))
      .map((one) => rank(acceptOne(name, one), String(one.value))),
  twins({ name, field, serial }) {
    const { pattern, maxLength = MOST_CHARACTERS } = field
    const code = maxLength < 20 ? shortText(field, serial) : undefined
    const example = pattern ? exampleOf(pattern, serial) : code
    const plain = example ?? `Éloïse ${serial}`
    const same = example ? [plain, ` ${plain} `] : [plain, `ELOISE ${serial}`, `éloi\u0308se  ${serial} `]
    return {
      first: acceptOne(name, { title: 'plain', value: plain }),
      same: same.map((value) => acceptOne(name, { title: value, value, reads: value.trim() })),
    }
  },
}

/** Spaces alone are nothing. */
export function withSpaces(name: string) {
  const empty = emptyOne(name, '', typeNothing(name))
  return { ...empty, clears: [...empty.clears, { title: 'spaces', parts: { [name]: '   ' } }] }
}
