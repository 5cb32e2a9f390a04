const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g
const INVISIBLE = /\p{Cf}+/gu

/** The text with Arabic-Indic and Persian digits as the ones that programs read. */
export function latinDigits(text: string): string {
  // Either row of digits begins at a multiple of sixteen.
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Without what only directs, joins or hides letters, and comes along with what is copied from chats, contacts and Arabic pages. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** A number, a day or another code as programs read it, however it was typed or copied. */
export function plainCode(text: string): string {
  return latinDigits(withoutInvisible(text))
}
