import { words } from '../words.ts'

/** Between words that are put together from parts. */
export const punctuation = words('punctuation', {
  colon: '\u202f: ',
  comma: ', ',
})
