import type { CoordinatesField } from '../../../../src/kinds/coordinates/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, refuseNonTexts, refuseOne } from '../one-value.ts'

export const coordinatesValues: KindValues<CoordinatesField> = {
  accepted: async ({ name }) => [
    ...['36.7538, 3.0588', '-33.8568, 151.2153', '0, 0', '90, -180'].map((value, place) =>
      acceptOne(name, { title: place === 0 ? 'plain' : value, value, typed: value }),
    ),
    acceptOne(name, { title: 'without a space', value: '36.7538,3.0588', reads: '36.7538, 3.0588' }),
    acceptOne(name, { title: 'too fine', value: '36.75380000001; 3.0588', reads: '36.7538, 3.0588' }),
    acceptOne(name, { title: 'in Arabic digits', value: '٣٦.٥ ٣', reads: '36.5, 3' }),
  ],
  refused: async ({ name }) => [
    ...['Alger', '36.7538', '91, 3', '36, 181', '36,7538 3,0588', '1e1, 2'].map((value) =>
      refuseOne(name, { title: `"${value}"`, value, typed: value }),
    ),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'type', name, text: '' }),
  ascending: async () => [],
}
