import type { CountryField } from '../../../../src/kinds/country/definition.ts'
import { currentLocale } from '../../../../src/texts/locale.ts'
import { forms } from '#texts/form.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptChosen, acceptOne, emptyOne, rank, refuseNonTexts, refuseOne } from '../one-value.ts'

const countryIn = (code: string) =>
  new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code) ?? code

export const countryValues: KindValues<CountryField> = {
  accepted: async ({ name }) => [
    acceptChosen(name, { title: 'plain', value: 'DZ', label: countryIn('DZ') }),
    acceptChosen(name, { title: 'the last', value: 'ZW', label: countryIn('ZW') }),
    acceptOne(name, { title: 'small letters and spaces', value: ' fr ', reads: 'FR' }),
  ],
  refused: async ({ name }) => [
    ...['Algérie', 'ZZ', 'EU', 'DZA', 'D'].map((value) => refuseOne(name, { title: `"${value}"`, value })),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'choose', name, option: forms.choose }),
  ascending: async ({ name }) =>
    // Égypte comes before Sénégal.
    ['DZ', 'EG', 'SN'].map((value) => {
      const label = countryIn(value)
      return rank(acceptChosen(name, { title: label, value, label }), label)
    }),
}
