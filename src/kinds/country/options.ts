import type { ChoiceLabels } from '../choice/meaning.ts'
import { currentLocale } from '../../texts/locale.ts'
import { countryCodes, countryName } from './countries.ts'

/** All countries, in the order of their names. */
export function countryOptions(): ChoiceLabels {
  const { compare } = new Intl.Collator(currentLocale())
  const named = countryCodes.map((code) => [code, countryName(code)] as const)
  return Object.fromEntries(named.toSorted(([, one], [, other]) => compare(one, other)))
}
