import type { ImportEncoding } from '../calls.ts'
import { TableError } from './table-error.ts'
import { isUtf8 } from 'node:buffer'

/** The bytes 0x80 to 0x9F, as the index of windows-1252 in the WHATWG Encoding Standard has them. */
const OWN_OF_WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

export function isUnicode(encoding: ImportEncoding): boolean {
  return encoding.startsWith('utf-')
}

function decodeBytes(file: Uint8Array, encoding: ImportEncoding): string {
  return encoding === 'windows-1252' ? decodeWestern(file) : new TextDecoder(encoding).decode(file)
}

function toLatin(file: Uint8Array): string {
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1')
}

/** Node's own decoder takes windows-1252 for Latin-1, which has controls in the place of `€ ’ œ`. */
function decodeWestern(file: Uint8Array): string {
  return toLatin(file).replace(/[\x80-\x9f]/g, (control) =>
    OWN_OF_WINDOWS.charAt(control.charCodeAt(0) - 0x80),
  )
}

/** The bytes of a text in windows-1252; nothing where it lacks a letter of it. */
function encodeWestern(text: string): Uint8Array | undefined {
  const bytes = Array.from(text, (letter) => {
    const place = OWN_OF_WINDOWS.indexOf(letter)
    return place < 0 ? letter.charCodeAt(0) : place + 0x80
  })
  return bytes.every((byte) => byte <= 0xff) ? Uint8Array.from(bytes) : undefined
}

/** Whitespace and the punctuation of ASCII part words. */
const WORD = /[^\s!-/:-@[-`{-~]+/g
const BEYOND_ASCII = /[^\0-\x7f]/

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
function listNonAsciiWords(text: string): readonly string[] {
  const words = new Set<string>()
  for (const [word] of text.matchAll(WORD)) if (BEYOND_ASCII.test(word)) words.add(word)
  return [...words]
}

function countOddWords(words: readonly string[], encoding: ImportEncoding): number {
  return words.filter((word) => isOdd(word, encoding)).length
}

/** Whether a text looks like one that people have written, once it is decoded. */
function isPlausible(text: string, encoding: ImportEncoding): boolean {
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

export interface DecodedText {
  readonly text: string
  readonly encoding: ImportEncoding
  /** Whether it looks right, so that nobody needs to be asked. */
  readonly isPlausible: boolean
}

/** The text of a file, in the encoding that somebody chose or else in the one that it seems to have. @throws TableError */
export function decodeText(file: Uint8Array, chosen?: ImportEncoding): DecodedText {
  const encoding = chosen ?? detectEncoding(file)
  if (!chosen && isCutShort(file, encoding)) throw new TableError('cutShort')
  const text = decodeBytes(file, encoding)
  return { text, encoding, isPlausible: !text.includes('\ufffd') && isPlausible(text, encoding) }
}

const MARKS: readonly (readonly [mark: readonly number[], encoding: ImportEncoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

function detectEncoding(file: Uint8Array): ImportEncoding {
  const marked = MARKS.find(([mark]) => mark.every((byte, place) => file[place] === byte))
  if (marked) return marked[1]
  const wide = file.includes(0) && (['utf-16le', 'utf-16be'] as const).find((each) => isWide(file, each))
  if (wide) return wide
  return checkUtf8(file) === 'other' ? detectBySpelling(file) : 'utf-8'
}

/** UTF-16 without a mark: of what is not, half of the bytes make no lines. */
function isWide(file: Uint8Array, encoding: ImportEncoding): boolean {
  const text = decodeBytes(file.subarray(0, file.length - (file.length % 2)), encoding)
  return /[\r\n]/.test(text) && !/[\0\ufffd]/.test(text)
}

/**
 * Whether a file is UTF-8, and whole. Before its end one letter at least must take several bytes: the last one of another
 * encoding may begin as such a letter does.
 */
function checkUtf8(file: Uint8Array): 'whole' | 'cutShort' | 'other' {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file, { stream: true })
    if (Buffer.byteLength(text) === file.length) return 'whole'
    return BEYOND_ASCII.test(text) ? 'cutShort' : 'other'
  } catch {
    return 'other'
  }
}

/** Whether the file ends within a character, and so without what came after it. */
function isCutShort(file: Uint8Array, encoding: ImportEncoding): boolean {
  return encoding === 'utf-8' ? checkUtf8(file) === 'cutShort' : isUnicode(encoding) && file.length % 2 === 1
}

/** What has a byte for each letter, the likely ones first; what shares its letters with another one is for people to choose. */
const BY_SPELLING: readonly ImportEncoding[] = [
  'windows-1252',
  'windows-1256',
  'iso-8859-6',
  'windows-1251',
  'windows-1253',
  'windows-1255',
]

/** The encoding in which the fewest words look odd. */
function detectBySpelling(file: Uint8Array): ImportEncoding {
  const words = Buffer.from(listNonAsciiWords(toLatin(file)).join('\n'), 'latin1')
  const counted = BY_SPELLING.map((encoding) => ({
    encoding,
    odd: countOddWords(decodeBytes(words, encoding).split('\n'), encoding),
  }))
  const [best] = counted.toSorted((one, other) => one.odd - other.odd)
  return best?.encoding ?? 'windows-1252'
}
