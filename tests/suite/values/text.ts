import type { TextField } from '../../../src/kinds/text/meaning.ts'
import type { KindValues } from './kind-values.ts'
import { acceptOne, emptyOne, rank, refuseNonTexts, refuseOne, type OneValue } from './one-value.ts'

const MOST = 255

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
    typed('the longest', 'é'.repeat(most - tail.length) + tail),
    { ...typed('surrounding spaces', `  au milieu${tail}  `), reads: `au milieu${tail}` },
  ]
}

/** In the order of an alphabet that knows no accents and no capitals. */
const WORDS = ['abricot', 'Élan', 'ÎLE', 'Zèbre', 'مُحَمَّد'] as const

export const textOrder = (serial: number): readonly OneValue[] =>
  WORDS.map((word) => ({ title: word, value: `${word} ${serial}` }))

const typeNothing = (name: string) => ({ how: 'type', name, text: '' }) as const

export const textFieldValues: KindValues<TextField> = {
  accepted: async ({ name, serial }) => textValues(serial, MOST).map((one) => acceptOne(name, one)),
  refused: async ({ name }) => [
    refuseOne(name, { title: 'too long', value: 'a'.repeat(MOST + 1), typed: 'a'.repeat(MOST + 1) }),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => withSpaces(name),
  ascending: async ({ name, serial }) =>
    textOrder(serial).map((one) => rank(acceptOne(name, one), String(one.value))),
  twins: ({ name, serial }) => ({
    first: acceptOne(name, { title: 'plain', value: `Éloïse ${serial}` }),
    same: [`Éloïse ${serial}`, `ELOISE ${serial}`, `éloi\u0308se  ${serial} `].map((value) =>
      acceptOne(name, { title: value, value, reads: value.trim() }),
    ),
  }),
}

/** Spaces alone are nothing. */
export function withSpaces(name: string) {
  const empty = emptyOne(name, '', typeNothing(name))
  return { ...empty, clears: [...empty.clears, { title: 'spaces', parts: { [name]: '   ' } }] }
}
