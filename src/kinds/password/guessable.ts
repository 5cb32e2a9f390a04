import { app } from '../../generated/app.ts'

/** Letters: a shorter word is in too many passwords by chance. */
const SHORTEST_WORD = 3
/** Characters of a value; a longer one is a text, which holds too many words. */
const LONGEST_VALUE = 100
const BETWEEN_WORDS = /[\s@._,;:'’/-]+/u

/** Whether a password is made of the words of its record, or of the program's name, with digits and signs around them at most. */
export function isMadeOfWords(password: string, values: Iterable<unknown>): boolean {
  const folded = foldPassword(password)
  const rest = wordsOf([app.name, ...values]).reduce((text, word) => text.replaceAll(word, ' '), folded)
  return rest !== folded && !/\p{L}/u.test(rest)
}

/** The longest first, so that a word does not lie hidden in another one. */
function wordsOf(values: Iterable<unknown>): readonly string[] {
  const texts = [...values].filter((value) => typeof value === 'string' && value.length <= LONGEST_VALUE)
  const words = texts.flatMap((text) => {
    const folded = foldPassword(String(text))
    return [folded, ...folded.split(BETWEEN_WORDS)]
  })
  return [...new Set(words)]
    .filter(({ length }) => length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)
}

/** As guesses are compared: capitals, full-width letters and ligatures make no other password (NFKC of Unicode TR15). */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase().trim()
}
