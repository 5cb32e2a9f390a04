import { t } from '../../texts/locale.ts'
import { readNumber } from '../core/control/number-text.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { isDecimal } from './decimal.ts'
import type { DecimalField } from './meaning.ts'

// A spreadsheet keeps no more of a number.
const EXACT_DIGITS = 15

/** A number without its unit, which the header has; a text where a spreadsheet would round it. */
export const decimalSheet = plainSheet<DecimalField>({
  type: 'number',
  header({ label, currency, unit }) {
    const counted = currency ?? (unit && t(unit))
    return counted === undefined ? t(label) : `${t(label)} (${counted})`
  },
  value(_field, value) {
    if (!isDecimal(value)) return null
    return value.replace(/\D/g, '').length <= EXACT_DIGITS ? Number(value) : value
  },
  read: (_field, text) => readNumber(text),
})
