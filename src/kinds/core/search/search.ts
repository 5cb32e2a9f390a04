import { app } from '../../../generated/app.ts'
import type { Dialling } from '../../../schema/values/dialling.ts'
import { fold } from '../../../schema/values/fold.ts'
import { phoneKey, phoneSpellings } from './phone-number.ts'

const DIGITS_BEFORE = String.raw`(?:[ ().-]{0,3}\d)`
const AMONG_WORDS = new RegExp(String.raw`(^|[\s:,;])(${startsOf(app.dialling).join('|')})(?!\d)`, 'g')

/** A number among other words begins with + or the trunk prefix, and no longer or shorter ones are dialled. */
function startsOf(dialling: Dialling | undefined): readonly string[] {
  const international = String.raw`(?:\+|00)${DIGITS_BEFORE}{8,14}`
  if (!dialling?.trunk) return [international]
  const [least, most] = dialling.digits
  return [international, String.raw`\(?${dialling.trunk}${DIGITS_BEFORE}{${least},${most}}`]
}

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

/** A folded text with each phone number in it replaced. */
function replacePhones(folded: string, replace: (phone: string) => string): string {
  return folded.replace(AMONG_WORDS, (_all, before: string, phone: string) => before + replace(phone))
}
