import { COLLATION, collator, compareTexts } from '../../schema/fold.ts'

/**
 * The places of a letter, from 0: `first` among all letters, `second` among those that differ from it by accents alone, `third`
 * among those that differ by capitals alone. Null: it has none, as a vowel sign has none among letters.
 */
interface Weight {
  readonly first: number | null
  readonly second: number | null
  readonly third: number | null
}

export type Weights = ReadonlyMap<string, Weight>

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
export function weighLetters(): Weights {
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
