import type { LongTextField } from '../../../../src/kinds/long-text/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, rank, refuseNonTexts, refuseOne } from '../one-value.ts'
import { textOrder, textValues, withSpaces } from './text.ts'

export const longTextValues: KindValues<LongTextField> = lineValues(10_000)

/** What to try with several lines of at most so many characters. */
export function lineValues(most: number): KindValues<unknown> {
  return {
    async accepted({ name, serial }) {
      const lines = `Première ligne\n\nسطر\ndernière ${serial}`
      return [...textValues(serial, most), { title: 'several lines', value: lines, typed: lines }].map(
        (one) => acceptOne(name, one),
      )
    },
    refused: async ({ name }) => [
      refuseOne(name, { title: 'too long', value: 'a'.repeat(most + 1), typed: 'a'.repeat(most + 1) }),
      ...refuseNonTexts(name),
    ],
    empty: ({ name }) => withSpaces(name),
    ascending: async ({ name, serial }) =>
      textOrder(serial).map((one) => rank(acceptOne(name, one), String(one.value))),
  }
}
