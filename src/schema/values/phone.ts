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
