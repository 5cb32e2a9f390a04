import type { CountryField } from '../../../src/kinds/country/meaning.ts'
import { forms } from '#texts/forms.ts'
import type { KindValues } from './kind-values.ts'
import { acceptChosen, acceptOne, emptyOne, rank, refuseNonTexts, refuseOne } from './one-value.ts'

export const countryValues: KindValues<CountryField> = {
  accepted: async ({ name }) => [
    acceptChosen(name, { title: 'plain', value: 'DZ', label: 'Algérie' }),
    acceptChosen(name, { title: 'the last', value: 'ZW', label: 'Zimbabwe' }),
    acceptOne(name, { title: 'small letters and spaces', value: ' fr ', reads: 'FR' }),
  ],
  refused: async ({ name }) => [
    ...['Algérie', 'ZZ', 'EU', 'DZA', 'D'].map((value) => refuseOne(name, { title: `"${value}"`, value })),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'choose', name, option: forms.choose }),
  ascending: async ({ name }) =>
    (
      [
        ['DZ', 'Algérie'],
        ['EG', 'Égypte'],
        ['SN', 'Sénégal'],
      ] as const
    ).map(([value, label]) => rank(acceptChosen(name, { title: label, value, label }), label)),
}
