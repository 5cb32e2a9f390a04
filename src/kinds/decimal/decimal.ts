import { plainCode } from '../../schema/values/phone.ts'

/** The digits before the point, and the most behind it. */
const WHOLE_DIGITS = 15
export const MOST_DECIMALS = 6

const WRITTEN = /^([+-]?)0*(\d+)(?:\.(\d+))?$/

/** A decimal number with so many places, `12.50`; null for what is none, is too large or has more places. */
export function parseDecimal(text: string, places: number): `${number}` | null {
  const [, sign, whole = '', part = ''] = WRITTEN.exec(plainCode(text)) ?? []
  if (sign === undefined || whole.length > WHOLE_DIGITS || part.length > places) return null
  const digits = places === 0 ? whole : `${whole}.${part.padEnd(places, '0')}`
  const isNegative = sign === '-' && /[1-9]/.test(digits)
  const decimal = isNegative ? `-${digits}` : digits
  return isDecimal(decimal) ? decimal : null
}

/** Whether a value is the text of a decimal number. */
export function isDecimal(value: unknown): value is `${number}` {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
}

/** A text whose order is that of the numbers, in every database: digits of a fixed length, turned round below zero. */
export function decimalKey(value: unknown): string {
  const decimal = parseDecimal(String(value ?? ''), MOST_DECIMALS)
  if (decimal === null) return ''
  const [whole = '', part = ''] = decimal.replace('-', '').split('.')
  const digits = whole.padStart(WHOLE_DIGITS, '0') + part
  if (!decimal.startsWith('-')) return `1${digits}`
  return `0${digits.replace(/\d/g, (digit) => String(9 - Number(digit)))}`
}
