import { plainSheet, readSheetNumber } from '../core/sheet/plain-sheet.ts'
import { isDecimal } from './decimal.ts'
import type { DecimalField } from './definition.ts'

// A spreadsheet keeps no more of a number.
const EXACT_DIGITS = 15

/** A number without its unit, which the header has; a text where a spreadsheet would round it. */
export const decimalSheet = plainSheet<DecimalField>({
  type: 'number',
  unit: ({ currency, unit }) => currency ?? unit,
  value(_field, value) {
    if (!isDecimal(value)) return null
    return value.replace(/\D/g, '').length <= EXACT_DIGITS ? Number(value) : value
  },
  read: ({ unit }, text) => readSheetNumber(text, unit),
})
