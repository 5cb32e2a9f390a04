import type { Country } from './country.ts'

/** How phone numbers are written inside a country, and dialled from abroad. */
export interface Dialling {
  /** `213` of `+213 663 31 97 76` */
  readonly code: string
  /** What numbers begin with inside the country, and callers from abroad leave out. */
  readonly trunk: string
  /** The fewest and the most digits behind it. */
  readonly digits: readonly [least: number, most: number]
}

/** By ISO 3166, as the national plans that the ITU publishes say (E.164); a country more is a line more. */
export const DIALLING: Readonly<Partial<Record<Country, Dialling>>> = {
  BE: { code: '32', trunk: '0', digits: [8, 9] },
  CH: { code: '41', trunk: '0', digits: [9, 9] },
  DZ: { code: '213', trunk: '0', digits: [8, 9] },
  ES: { code: '34', trunk: '', digits: [9, 9] },
  FR: { code: '33', trunk: '0', digits: [9, 9] },
  GB: { code: '44', trunk: '0', digits: [9, 10] },
  MA: { code: '212', trunk: '0', digits: [9, 9] },
  PT: { code: '351', trunk: '', digits: [9, 9] },
  SN: { code: '221', trunk: '', digits: [9, 9] },
  TN: { code: '216', trunk: '', digits: [8, 8] },
  US: { code: '1', trunk: '', digits: [10, 10] },
}

const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g
const INVISIBLE = /\p{Cf}+/gu
// Without what joins letters or keeps them apart, which some addresses are written with.
const MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/g

/** The text with Arabic-Indic and Persian digits as the ones that programs read. */
export function latinDigits(text: string): string {
  // Either row of digits begins at a multiple of sixteen.
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** An address without the marks of direction that come along with what is copied from chats, contacts and Arabic pages. */
export function withoutDirections(text: string): string {
  return text.replace(MARKS, '')
}

/** A number, a day or another code as programs read it, however it was typed or copied. */
export function plainCode(text: string): string {
  return latinDigits(text.replace(INVISIBLE, '')).trim()
}
