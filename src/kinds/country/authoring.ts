import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { hasWord, isDescribedText, isText } from '../core/authoring/recognize.ts'
import { countryCodes } from './countries.ts'
import type { CountryField } from './definition.ts'

const WORDS = ['country', 'nationality', 'pays', 'nationalite']

export const countryAuthoring: Authoring<CountryField> = {
  options: customComponents,
  nameWords: WORDS,
  recognizeValues: (values, name) =>
    hasWord(name, WORDS) && values.every((value) => isText(value) && countryCodes.includes(value))
      ? {}
      : undefined,
  recognizeSchema: (described) =>
    isDescribedText(described, ['iso-3166-1-alpha-2', 'country-code'], []) ? {} : undefined,
}
