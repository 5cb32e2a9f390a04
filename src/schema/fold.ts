const MARKS = /\p{M}+/gu
const TATWEEL = /\u0640/g

// Letters that people type interchangeably and that Unicode keeps apart after decomposition.
const VARIANTS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  '’': "'",
}
const VARIANT = new RegExp(`[${Object.keys(VARIANTS).join('')}]`, 'g')

/**
 * The key that search, sort and uniqueness compare: lower case, without accents, Arabic diacritics
 * and letter variants. Computed here and stored, so that every database compares alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(TATWEEL, '')
    .toLowerCase()
    .replace(VARIANT, (letter) => VARIANTS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}
