import { hash } from 'node:crypto'
import { COLLATION, collator, compareTexts } from '../../schema/values/compare-texts.ts'

/**
 * The places of a letter, from 0: `first` among all letters, `second` among those that differ from it by accents alone, `third`
 * among those that differ by capitals alone. Null: it has none, as a vowel sign has none among letters.
 */
interface Weight {
  readonly first: number | null
  readonly second: number | null
  readonly third: number | null
}

type Weights = ReadonlyMap<string, Weight>

/** The letters and signs of Latin, Greek, Cyrillic, Hebrew, Arabic and Tifinagh. */
const RANGES = [
  [0x1, 0x6ff],
  [0x750, 0x77f],
  [0x1e00, 0x205f],
  [0x20a0, 0x20cf],
  [0x2190, 0x22ff],
  [0x2d30, 0x2d7f],
] as const

/** Signs stand above all places of letters. */
const FIRST_SIGN = 100

const UNSEEN: Weight = { first: null, second: null, third: null }

const byLetter = new Intl.Collator(COLLATION, { sensitivity: 'base' })
const byAccent = new Intl.Collator(COLLATION, { sensitivity: 'accent' })

function isSign(letter: string): boolean {
  return byLetter.compare(letter, '') === 0
}

/** A collator says which of two texts comes first, and no key of one: so all letters are put in order, once. */
function weighLetters(): Weights {
  const all = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  const ordered = all
    .filter((letter) => /\P{Cn}/u.test(letter) && letter.normalize('NFKC') === letter)
    .sort(compareTexts)
  return new Map([
    ...weighSigns(ordered.filter(isSign)),
    ...weighOrdered(ordered.filter((letter) => !isSign(letter))),
  ])
}

/** Accents, vowel signs, and what nobody sees: no place among letters. */
function weighSigns(signs: readonly string[]): Weights {
  let place = FIRST_SIGN
  return new Map(
    signs.map((sign, index) => {
      if (collator.compare(sign, '') === 0) return [sign, UNSEEN]
      if (collator.compare(sign, signs[index - 1] ?? '') !== 0) place += 1
      const isAccent = byAccent.compare(sign, '') !== 0
      return [sign, { first: null, second: isAccent ? place : null, third: isAccent ? 0 : place }]
    }),
  )
}

function weighOrdered(letters: readonly string[]): Weights {
  let before = { letter: '', first: -1, second: 0, third: 0 }
  return new Map(
    letters.map((letter) => {
      before = { letter, ...placeAfter(before, letter) }
      return [letter, before]
    }),
  )
}

function placeAfter(
  before: { letter: string; first: number; second: number; third: number },
  letter: string,
) {
  const { first, second, third } = before
  if (byLetter.compare(letter, before.letter) !== 0) return { first: first + 1, second: 0, third: 0 }
  if (byAccent.compare(letter, before.letter) !== 0) return { first, second: second + 1, third: 0 }
  return { first, second, third: collator.compare(letter, before.letter) === 0 ? third : third + 1 }
}

const weights = weighLetters()

/** Differs where the language data of another version of Node has another order: kept keys are made again then. */
export const COLLATION_DIGEST = hash('sha256', JSON.stringify([...weights]))

/** What is sorted as two letters. */
const EXPANSIONS: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ẞ: 'SS',
  آ: 'أا',
}
const EXPANDED = /[œŒæÆßẞآ]/g

// PostgreSQL refuses long entries of an index. Texts that begin alike so far keep the order of their ids.
const MOST_LETTERS = 128

/** Below all places, and above the space that joins the keys of several texts. */
const LEVEL = '!'
const LOWEST = LEVEL.charCodeAt(0) + 1
/** The places that one character tells; the others take two. */
const SHORT = 60
const DIGITS = 90
/** The lowest place says nothing at the end of a level. */
const TRAILING = /"+$/
/** Before a letter that has no place: those come last, by their numbers. */
const UNKNOWN = '~'

/**
 * What a text is sorted by: keys in the order of their bytes are texts in the order of `compareTexts`. Made here and stored, so
 * that every database sorts alike. Empty for a text that shows nothing.
 */
export function collationKey(text: string): string {
  if (text.trim() === '') return ''
  const letters = text.slice(0, MOST_LETTERS).normalize('NFKC').slice(0, MOST_LETTERS)
  let first = ''
  let second = ''
  let third = ''
  for (const letter of letters.replace(EXPANDED, (each) => EXPANSIONS[each] ?? each)) {
    const weight = weights.get(letter)
    first += weight ? placed(weight.first) : UNKNOWN + letter
    second += placed(weight?.second)
    third += placed(weight?.third)
  }
  return [first, second.replace(TRAILING, ''), third.replace(TRAILING, '')].join(LEVEL).replace(/!+$/, '')
}

/** In printable characters of ASCII, a higher place above a lower one. */
function placed(place: number | null | undefined): string {
  if (place === null || place === undefined) return ''
  if (place < SHORT) return String.fromCharCode(LOWEST + place)
  const beyond = place - SHORT
  return String.fromCharCode(LOWEST + SHORT + Math.floor(beyond / DIGITS), LOWEST + (beyond % DIGITS))
}
