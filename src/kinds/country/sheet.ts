import { indexNames, type NameIndex } from '../../schema/where/name-index.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { countryCodes, countryName, countryNames } from './countries.ts'
import type { CountryField } from './definition.ts'

let index: NameIndex | undefined

/** The name, read back in any language, or as the code itself. */
export const countrySheet = plainSheet<CountryField>({
  value: (_field, value) => countryName(value),
  read(_field, text) {
    index ??= indexNames(countryCodes.map((name) => ({ name, labels: countryNames(name) })))
    return index.meant(text)
  },
})
