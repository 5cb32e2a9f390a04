import type { filters as french } from '../fr/filters.ts'
import { words } from '../words.ts'

/** The words by which a list is filtered. */
export const filters = words('filters', {
  applied: 'Applied filters',
  allFields: 'All fields',
  search: 'Search for a value',
  remove: 'Remove filter',
  clear: 'Clear all',
  noMatch: 'No records match these filters.',
  records: 'Records',
  span: (from: number, to: number) => (from === to ? `#${from}` : `#${from} to #${to}`),
  more: (count: number) => `and ${count} more`,
  contains: 'Contains',
  startsWith: 'Starts with',
  from: 'From',
  to: 'To',
  since: 'From',
  until: 'To',
  timeHint: '14:30',
  within: 'Period',
  anniversary: 'Anniversary',
  anniversaryOf: (period: string) => `anniversary ${period}`,
  presence: 'Value',
  empty: 'Empty',
  filled: 'Not empty',
  quoted: (text: string) => `“${text}”`,
  periods: {
    today: 'today',
    thisWeek: 'this week',
    thisMonth: 'this month',
    next30Days: 'next 30 days',
    past: 'past',
    future: 'upcoming',
  },
} satisfies typeof french)
