import type { TimeField } from '../../../../src/kinds/time/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseOne } from '../one-value.ts'

export const timeValues: KindValues<TimeField> = {
  accepted: async ({ name }) => [
    ...['14:30', '00:00', '23:59', '09:05'].map((value, place) =>
      acceptOne(name, { title: place === 0 ? 'plain' : value, value, typed: value }),
    ),
    acceptOne(name, { title: 'Arabic digits', value: '٠٨:١٥', reads: '08:15' }),
  ],
  refused: async ({ name }) =>
    ['24:00', '12:60', '9:30', '14:30:00', '14h30', 'midi', 1430, true, ['14:30'], {}].map((value) =>
      refuseOne(name, { title: JSON.stringify(value), value }),
    ),
  empty: ({ name }) => emptyOne(name, null, { how: 'type', name, text: '' }),
  ascending: async ({ name }) =>
    ['08:59', '09:00', '10:01'].map((value) => rank(acceptOne(name, { title: value, value }), value)),
}
