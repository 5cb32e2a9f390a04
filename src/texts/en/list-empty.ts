import type { listEmpty as french } from '../fr/list-empty.ts'
import { words } from '../words.ts'

/** What stands in the place of a list that has no rows. */
export const listEmpty = words('listEmpty', {
  title: 'Nothing to show yet',
  hint: 'Start with a first record, or with a file that holds several.',
  add: 'Add',
  noMatch: 'No results',
  noMatchHint: (query: string) => `No records match “${query}”.`,
} satisfies typeof french)
