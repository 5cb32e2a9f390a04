import type { ToggleField } from '../../../../src/kinds/toggle/definition.ts'
import type { Accepted, KindValues } from '../kind-values.ts'
import { acceptChosen, acceptOne, emptyOne, inLabel, rank, refuseOne } from '../one-value.ts'

function switched(name: string, { words }: ToggleField, isOn: boolean): Accepted {
  const title = isOn ? 'plain' : 'off'
  if (words.unknown !== undefined)
    return acceptChosen(name, { title, value: isOn, label: inLabel(isOn ? words.on : words.off) })
  return {
    ...acceptOne(name, { title, value: isOn }),
    fills: () => [{ how: 'switch', name, isOn }],
  }
}

export const toggleValues: KindValues<ToggleField> = {
  async accepted({ name, field }) {
    const spoken = { true: true, 1: true, on: true, false: false, 0: false, off: false }
    return [
      switched(name, field, true),
      switched(name, field, false),
      ...Object.entries(spoken).map(([value, reads]) =>
        acceptOne(name, { title: `"${value}"`, value, reads }),
      ),
    ]
  },
  refused: async ({ name }) =>
    ['peut-être', 'oui', 2, -1, [true], {}].map((value) =>
      refuseOne(name, { title: JSON.stringify(value), value }),
    ),
  empty: ({ name, field: { words } }) =>
    words.unknown === undefined
      ? { ...emptyOne(name, false, { how: 'switch', name, isOn: false }), isAnswer: true }
      : emptyOne(name, null, { how: 'choose', name, option: inLabel(words.unknown) }),
  ascending: async ({ name, field }) => [
    rank(switched(name, field, false), inLabel(field.words.off)),
    rank(switched(name, field, true), inLabel(field.words.on)),
  ],
}
