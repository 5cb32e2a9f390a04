const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/** The text with Arabic-Indic and Persian digits as the ones that programs read. */
export function latinDigits(text: string): string {
  // Either row of digits begins at a multiple of sixteen.
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
}
