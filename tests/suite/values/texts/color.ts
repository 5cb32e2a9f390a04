import type { ColorField } from '../../../../src/kinds/color/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseNonTexts, refuseOne } from '../one-value.ts'

export const colorValues: KindValues<ColorField> = {
  accepted: async ({ name }) => [
    ...['#1a7f5a', '#000000', '#ffffff'].map((value, place) =>
      acceptOne(name, { title: place === 0 ? 'plain' : value, value, typed: value }),
    ),
    acceptOne(name, { title: 'capitals and spaces', value: ' #1A7F5A ', reads: '#1a7f5a' }),
    acceptOne(name, { title: 'in short', value: '#f0C', reads: '#ff00cc' }),
  ],
  refused: async ({ name }) => [
    ...['vert', '1a7f5a', '#1a7f5', '#1a7f5g', 'rgb(1, 2, 3)', '#1a7f5a80', 'url(x)'].map((value) =>
      refuseOne(name, { title: `"${value}"`, value }),
    ),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'type', name, text: '' }),
  ascending: async ({ name }) =>
    ['#000000', '#1a7f5a', '#ffffff'].map((value) => rank(acceptOne(name, { title: value, value }), value)),
}
