import type { LongTextField } from '../../../src/kinds/long-text/meaning.ts'
import type { KindValues } from './kind-values.ts'
import { acceptOne, rank, refuseNonTexts, refuseOne } from './one-value.ts'
import { textOrder, textValues, withSpaces } from './text.ts'

const MOST = 10_000

export const longTextValues: KindValues<LongTextField> = {
  async accepted({ name, serial }) {
    const lines = `Première ligne\n\nسطر\ndernière ${serial}`
    return [...textValues(serial, MOST), { title: 'several lines', value: lines, typed: lines }].map((one) =>
      acceptOne(name, one),
    )
  },
  refused: async ({ name }) => [
    refuseOne(name, { title: 'too long', value: 'a'.repeat(MOST + 1), typed: 'a'.repeat(MOST + 1) }),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => withSpaces(name),
  ascending: async ({ name, serial }) =>
    textOrder(serial).map((one) => rank(acceptOne(name, one), String(one.value))),
}
