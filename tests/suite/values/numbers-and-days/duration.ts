import type { DurationField } from '../../../../src/kinds/duration/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseOne } from '../one-value.ts'

const MOST = 599_999

export const durationValues: KindValues<DurationField> = {
  accepted: async ({ name }) => [
    acceptOne(name, { title: 'plain', value: 90, typed: '1:30' }),
    acceptOne(name, { title: 'none', value: 0, typed: '0:00' }),
    acceptOne(name, { title: 'below an hour', value: 5, typed: '5 min', shows: '0:05' }),
    acceptOne(name, { title: 'the longest', value: MOST, typed: '9999:59' }),
    acceptOne(name, { title: 'hours and minutes', value: '1 h 30', reads: 90 }),
    acceptOne(name, { title: 'a text of minutes', value: '90', reads: 90 }),
    acceptOne(name, { title: 'in Arabic digits', value: '١:٣٠', reads: 90 }),
  ],
  refused: async ({ name }) => [
    ...['une heure', '1:75', '1.5'].map((value) =>
      refuseOne(name, { title: `"${value}"`, value, typed: value }),
    ),
    ...[MOST + 1, -1, 1.5, true, [90], {}].map((value) =>
      refuseOne(name, { title: JSON.stringify(value), value }),
    ),
  ],
  empty: ({ name }) => emptyOne(name, null, { how: 'type', name, text: '' }),
  ascending: async ({ name }) =>
    [
      { value: 9, words: '0:09' },
      { value: 60, words: '1:00' },
      { value: 600, words: '10:00' },
    ].map(({ value, words }) => rank(acceptOne(name, { title: words, value }), words)),
}
