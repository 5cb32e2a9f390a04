import { fold } from '../../schema/fold.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { countryCodes, countryName, countryNames } from './countries.ts'
import type { CountryField } from './meaning.ts'

/** The name, read back in any language, or as the code itself. */
export const countrySheet = plainSheet<CountryField>({
  value: (_field, value) => countryName(value),
  read(_field, text) {
    const said = fold(text.trim())
    return countryCodes.find((code) => countryNames(code).some((name) => fold(name) === said)) ?? text
  },
})
