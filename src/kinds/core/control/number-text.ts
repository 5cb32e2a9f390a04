import { plainCode } from '../../../schema/values/phone.ts'
import { decimalPoint } from '../../../texts/decimal-point.ts'

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** A number as programs read it: 1 234,50 and 1234.5 alike; what is no number stays as it was typed. */
export function readNumber(text: string): string {
  const written = plainCode(text)
    .replace('−', '-')
    .replace(/(?<=\d)[\s٬](?=\d{3})/g, '')
    .replace(/[,٫]/, '.')
  return NUMBER.test(written) ? written : text.trim()
}

/** Whether a text is a number as programs read it. */
export function isNumberText(text: string): boolean {
  return NUMBER.test(text)
}

/** With the sign between whole and part that people here write. */
export function writeNumber(text: string): string {
  return isNumberText(text) ? text.replace('.', decimalPoint()) : text
}
