import type { ToggleField } from '../../../src/kinds/toggle/meaning.ts'
import type { Accepted, KindValues } from './kind-values.ts'
import { acceptOne, emptyOne, inLabel, rank, refuseOne } from './one-value.ts'

function switched(name: string, isOn: boolean): Accepted {
  return {
    ...acceptOne(name, { title: isOn ? 'plain' : 'off', value: isOn }),
    fills: () => [{ how: 'switch', name, isOn }],
  }
}

export const toggleValues: KindValues<ToggleField> = {
  async accepted({ name }) {
    const spoken = { true: true, 1: true, on: true, false: false, 0: false, off: false }
    return [
      switched(name, true),
      switched(name, false),
      ...Object.entries(spoken).map(([value, reads]) =>
        acceptOne(name, { title: `"${value}"`, value, reads }),
      ),
    ]
  },
  refused: async ({ name }) =>
    ['peut-être', 'oui', 2, -1, [true], {}].map((value) =>
      refuseOne(name, { title: JSON.stringify(value), value }),
    ),
  empty: ({ name }) => ({
    ...emptyOne(name, false, { how: 'switch', name, isOn: false }),
    isAnswer: true,
  }),
  ascending: async ({ name, field: { words } }) => [
    rank(switched(name, false), inLabel(words.off)),
    rank(switched(name, true), inLabel(words.on)),
  ],
}
