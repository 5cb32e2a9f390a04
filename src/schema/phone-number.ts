import { fold } from './fold.ts'

/** What people write as a phone number. */
export const PHONE_NUMBER = /^\+?[\d\s().-]{3,30}$/

// Algeria's; who calls from abroad leaves out the 0 that numbers begin with inside the country.
const COUNTRY_CODE = '213'
const FROM_ABROAD = new RegExp(`^(?:\\+|00)?${COUNTRY_CODE}0?(\\d{8,9})$`)
const NATIONAL = /^0(\d{8,9})$/

// A number among other words begins with 0 or +, and no longer or shorter ones are dialled.
const DIGITS_BEFORE = String.raw`(?:[ ().-]{0,3}\d)`
const AMONG_WORDS = new RegExp(
  String.raw`(^|[\s:,;])((?:\+|00)${DIGITS_BEFORE}{8,14}|\(?0${DIGITS_BEFORE}{8,9})(?!\d)`,
  'g',
)

/** The digits that a phone number is compared by, however it is grouped and wherever one calls from; any other text's fold. */
export function phoneKey(text: string): string {
  const folded = fold(text)
  if (!PHONE_NUMBER.test(folded) || !/\d/.test(folded)) return folded
  const digits = folded.replace(/[^\d+]/g, '')
  const [, national] = FROM_ABROAD.exec(digits) ?? []
  return national === undefined ? digits.replace(/^00/, '+') : `0${national}`
}

/** The ways in which people begin to type a number. */
export function phoneSpellings(text: string): readonly string[] {
  const key = phoneKey(text)
  const [, national] = NATIONAL.exec(key) ?? []
  return national === undefined ? [key] : [key, `+${COUNTRY_CODE}${national}`]
}

/** A folded text with each phone number in it replaced. */
export function replacePhones(folded: string, replace: (phone: string) => string): string {
  return folded.replace(AMONG_WORDS, (_all, before: string, phone: string) => before + replace(phone))
}
