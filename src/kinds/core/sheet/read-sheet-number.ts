import { t } from '../../../texts/locale.ts'
import type { Text } from '../../../schema/text.ts'
import { readNumber } from '../control/number-text.ts'

const PERCENT = /[%٪]/
const PERCENT_AT_END = /^[%٪]|[%٪]$/g
const NUMBER = /^[+-]?\d+(\.\d+)?$/
/** More digits than that no spreadsheet keeps. */
const EXACT_DIGITS = 15

/**
 * A number of a spreadsheet as programs read it. `12,5 %` is 12.5 of a field that counts in percent, and 0.125 of any other, which
 * is what a spreadsheet calculates with; what is no number stays as it is.
 */
export function readSheetNumber(text: string, unit: Text | undefined): string {
  if (!PERCENT.test(text)) return readNumber(text)
  const number = readNumber(text.trim().replace(PERCENT_AT_END, ''))
  if (!NUMBER.test(number)) return text
  if (unit !== undefined && PERCENT.test(t(unit))) return number
  return String(Number((Number(number) / 100).toPrecision(EXACT_DIGITS)))
}
