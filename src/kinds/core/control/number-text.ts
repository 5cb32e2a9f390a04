import { latinDigits } from '../../../schema/digits.ts'
import { decimalPoint } from '../../../texts/decimal-point.ts'

/** A number as programs read it: 1 234,50 and 1234.5 alike. */
export function readNumber(text: string): string {
  return latinDigits(text)
    .trim()
    .replace(/(?<=\d)\s(?=\d{3})/g, '')
    .replace(',', '.')
}

/** With the sign between whole and part that people here write. */
export function writeNumber(number: string): string {
  return number.replace('.', decimalPoint())
}
