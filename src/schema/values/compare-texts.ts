/**
 * The rules of the one order of texts, which is the same for everybody: an index holds one, and a page goes on where the one
 * before ended. Those of Arabic know which letters with and without hamza are one at first; for Latin letters they are
 * what all languages begin with, and French and English leave it at that.
 */
export const COLLATION = 'ar'

export const collator = new Intl.Collator(COLLATION)

const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/gu
/** Unicode gives it to whoever needs something above all letters. */
const HIGHEST = '\uffff'

/** Latin letters come before Arabic ones, as in the program's own language; in the collation they come after them. */
export function compareTexts(one: string, other: string): number {
  return collator.compare(
    one.replace(ARABIC_LETTER, `${HIGHEST}$&`),
    other.replace(ARABIC_LETTER, `${HIGHEST}$&`),
  )
}
