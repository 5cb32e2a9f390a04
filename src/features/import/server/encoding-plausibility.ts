import { isUtf8 } from 'node:buffer'
import type { ImportEncoding } from '../calls.ts'
import { encodeWestern, isUnicode } from './encodings.ts'

/** Whitespace and the punctuation of ASCII part words. */
const WORD = /[^\s!-/:-@[-`{-~]+/g
export const BEYOND_ASCII = /[^\0-\x7f]/

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
]

/** What no text holds, in whatever language: a byte that means nothing, and controls. */
const MEANINGLESS = /[\ufffd\0-\x08\x0e-\x19\x1b-\x1f\x7f-\x9f]/
/** What a letter of another encoding becomes: a capital or a sign within a word, or a word that is nearly all accents. */
const ODD_LETTERS = [
  /\p{Ll}(?![\0-\x7f])\p{Lu}|(?![\0-\x7f])\p{Ll}\p{Lu}/u,
  /(?:(?![\0-\x7f])\p{Script=Latin}){3}/u,
  /^(?=.*[^àâçèéêëîïôùûüœ])(?:(?![\0-\x7f])\p{Script=Latin}){2}$/iu,
  /\p{L}[“”„‚‡†ˆ‰‹›•™˜¢-©«-´¶¸¹»-¿]\p{L}/u,
  /\p{L}[„‚‡ˆ‰¤]$/u,
]

/** Of a hundred words that are not plain ASCII, so many may look odd: a brand, a formula. */
const ODD_IN_A_HUNDRED = 1

/** The different words that hold more than ASCII, which alone show how a text is encoded. */
export function listNonAsciiWords(text: string): readonly string[] {
  const words = new Set<string>()
  for (const [word] of text.matchAll(WORD)) if (BEYOND_ASCII.test(word)) words.add(word)
  return [...words]
}

export function countOddWords(words: readonly string[], encoding: ImportEncoding): number {
  return words.filter((word) => isOdd(word, encoding)).length
}

/** Whether a text looks like one that people have written, once it is decoded. */
export function isPlausible(text: string, encoding: ImportEncoding): boolean {
  const words = listNonAsciiWords(text)
  return countOddWords(words, encoding) * 100 <= words.length * ODD_IN_A_HUNDRED
}

function isOdd(word: string, encoding: ImportEncoding): boolean {
  if (MEANINGLESS.test(word) || isEncodedTwice(word)) return true
  // What is valid there says which letters are meant; a word of a brand or a formula may hold any.
  if (isUnicode(encoding)) return false
  return SCRIPTS.filter((script) => script.test(word)).length > 1 || ODD_LETTERS.some((odd) => odd.test(word))
}

/** `Ã©` for `é`: a program has read UTF-8 for windows-1252, and written that down. */
function isEncodedTwice(word: string): boolean {
  const bytes = encodeWestern(word)
  return bytes !== undefined && isUtf8(bytes)
}
