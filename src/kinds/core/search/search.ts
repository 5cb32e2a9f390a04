import { fold } from '../../../schema/fold.ts'
import { phoneKey, phoneSpellings, replacePhones } from './phone-number.ts'

/**
 * What a search looks for words in, the same wherever it is made: all words of some folded texts, each once, and each phone
 * number in them as it may be typed. It begins and ends with a space, so that a whole word is found with spaces around it.
 */
export function searchKey(texts: readonly string[]): string {
  const words = texts.flatMap((text) => withPhones(fold(text)).split(' ')).filter((word) => word !== '')
  return words.length === 0 ? '' : ` ${[...new Set(words)].join(' ')} `
}

function withPhones(folded: string): string {
  return replacePhones(folded, (phone) => [phone, ...phoneSpellings(phone)].join(' '))
}

/** What must stand in a search key for all words of a search to be found. @param whole what is looked for as a whole word */
export function searchWords(search: string, whole: ReadonlySet<string> = new Set()): readonly string[] {
  return replacePhones(fold(search), phoneKey)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (whole.has(word) ? ` ${word} ` : word))
}
