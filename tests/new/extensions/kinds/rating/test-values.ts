import { acceptOne, emptyOne, rank, refuseOne, type KindValues } from 'tribune/test'
import type { RatingField } from './definition.ts'

export const ratingTestValues: KindValues<RatingField> = {
  accepted: async ({ name }) => [3, 5].map((value) => acceptOne(name, { title: `${value} stars`, value })),
  refused: async ({ name }) => [refuseOne(name, { title: 'six stars', value: 6 })],
  filteredBy: ['from', 'to', 'empty'],
  empty: ({ name }) => emptyOne(name, null),
  ascending: async ({ name }) =>
    [1, 2, 3].map((value) => rank(acceptOne(name, { title: String(value), value }), '')),
}
