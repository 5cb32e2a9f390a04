import type { punctuation as french } from '../fr/punctuation.ts'
import { words } from '../words.ts'

/** Between words that are put together from parts. */
export const punctuation = words('punctuation', {
  colon: ': ',
  comma: ', ',
} satisfies typeof french)
