import type { ChoicesField } from '../../../../src/kinds/choices/definition.ts'
import type { Accepted, KindValues } from '../kind-values.ts'
import { acceptOne, inLabel, refuseOne } from '../one-value.ts'

/** Those of the options at these places. */
function chosen(name: string, { options }: ChoicesField, title: string, places: readonly number[]): Accepted {
  const some = Object.entries(options).filter((_option, place) => places.includes(place))
  const labels = some.map(([, label]) => inLabel(label))
  return {
    ...acceptOne(name, { title, value: some.map(([value]) => value) }),
    fills: () => [{ how: 'check', name, labels }],
  }
}

export const choicesValues: KindValues<ChoicesField> = {
  async accepted({ name, field }) {
    const [first = '', ...rest] = Object.keys(field.options)
    const all = [first, ...rest]
    return [
      chosen(name, field, 'plain', [0]),
      chosen(name, field, 'all of them', [...all.keys()]),
      chosen(name, field, 'the last', [all.length - 1]),
      acceptOne(name, { title: 'twice and in another order', value: [...all, first].reverse(), reads: all }),
      acceptOne(name, { title: 'as JSON text', value: JSON.stringify([first]), reads: [first] }),
    ]
  },
  async refused({ name, field }) {
    const [first = ''] = Object.keys(field.options)
    const values = [
      ['inconnu'],
      [first, 'inconnu'],
      ['constructor'],
      [12],
      [[first]],
      {},
      12,
      true,
      'inconnu',
    ]
    return values.map((value) => refuseOne(name, { title: JSON.stringify(value), value }))
  },
  empty: ({ name }) => ({
    reads: { is: 'value', value: [] },
    clears: [
      { title: 'an empty list', parts: { [name]: [] } },
      { title: 'the empty text', parts: { [name]: '' } },
    ],
    missing: () => name,
    fills: [{ how: 'check', name, labels: [] }],
  }),
  ascending: async () => [],
}
