import { createHash } from 'node:crypto'
import { weighLetters } from './collation-weights.ts'

const weights = weighLetters()

/** Differs where the language data of another version of Node has another order: kept keys are made again then. */
export const COLLATION_DIGEST = createHash('sha256')
  .update(JSON.stringify([...weights]))
  .digest('hex')

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
