import { words } from '../../../texts/words.ts'
import type { related as french } from './fr.ts'

/** The words of the lists below an edit form. */
export const related = words('related', {
  region: 'Linked records',
  titled: (list: string, field: string) => `${list} · ${field}`,
  search: (list: string) => `Search ${list}`,
  loading: 'Loading…',
  failed: 'This list could not be loaded.',
  retry: 'Try again',
  none: 'No linked records.',
  nothingFound: 'No results',
  all: (total: number) => (total === 1 ? 'View in list' : `View all ${total.toLocaleString('en')}`),
  pages: (list: string) => `Pages of ${list}`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
} satisfies typeof french)
