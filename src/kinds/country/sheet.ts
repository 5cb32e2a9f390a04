import { fold } from '../../schema/fold.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { countryCodes, countryName } from './countries.ts'
import type { CountryField } from './meaning.ts'

/** The name, read back as the code itself as well. */
export const countrySheet = plainSheet<CountryField>({
  value: (_field, value) => countryName(value),
  read: (_field, text) => countryCodes.find((code) => fold(countryName(code)) === fold(text.trim())) ?? text,
})
