import type { cells as french } from '../fr/cells.ts'
import { words } from '../words.ts'

/** Texts about cells that are edited where they stand. */
export const cells = words('cells', {
  changedMeanwhile:
    'This value has been changed in the meantime. Here is the record as it is now; what you typed is kept in it as a draft.',
  unmatched: 'no longer matches the filter',
  onOtherPage: 'moves to another page',
} satisfies typeof french)
