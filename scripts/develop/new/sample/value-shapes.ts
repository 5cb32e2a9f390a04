import { isArray, isObject } from '../json.ts'

const IMAGE_FILE = /^[^\n]*\.(jpe?g|png|gif|webp|avif|svg|bmp|heic)$/i

/** A file name, or an address, of an image. */
export function isImageName(value: unknown): value is string {
  return typeof value === 'string' && IMAGE_FILE.test(value)
}

/** A list of image names, or the JSON text of one. */
export function isImageList(value: unknown): boolean {
  const list = typeof value === 'string' && value.startsWith('[') ? parseOr(value) : value
  return isArray(list) && list.length > 0 && list.every(isImageName)
}

export function isEmptyList(value: unknown): boolean {
  return value === '[]' || (isArray(value) && value.length === 0)
}

/** A text in several languages: `{ en, fr, ar }`, or some of them. */
export function isLocalized(value: unknown): boolean {
  const keys = isObject(value) ? Object.keys(value) : []
  return keys.length > 0 && keys.every((key) => ['en', 'fr', 'ar'].includes(key))
}

/** A day, alone or with a time after it. */
export function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/.test(value)
}

/** A timestamp whose time says something. */
export function hasTime(value: unknown): boolean {
  return typeof value === 'string' && /[T ](?!00:00(:00)?)\d{2}:\d{2}/.test(value)
}

export const TIME_IS_DROPPED = 'holds a time; a date keeps the day alone'

export function isEmail(value: unknown): boolean {
  return typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
}

/** A phone number as people write one: it starts with + or 0, or its digits stand in groups. */
export function isPhone(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\+?[\d\s().-]{6,30}$/.test(value)) return false
  return /^[+0(]/.test(value) || /\d[\s.-]\d+[\s.-]\d/.test(value)
}

/** A number written as a text with decimals, as some databases answer amounts of money. */
export function isDecimalText(value: unknown): boolean {
  return typeof value === 'string' && /^-?\d+\.\d+$/.test(value)
}

export function isLongText(value: unknown): boolean {
  return typeof value === 'string' && (value.includes('\n') || value.length > 120)
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
