import type * as french from '../fr/list.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

/** The words by which a list is filtered. */
export const filters = words('filters', {
  applied: 'Applied filters',
  allFields: 'All fields',
  search: 'Search for a value',
  remove: 'Remove filter',
  clear: 'Clear all',
  noMatch: 'No records match these filters.',
  unanswered: 'This filter uses data that this server does not send with the list.',
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
  empty: 'Not set',
  filled: 'Set',
  isNot: 'is not',
  except: 'except',
  containsNot: 'does not contain',
  startsNotWith: 'does not start with',
  or: 'or',
  combine: 'Records that match',
  all: 'All of these filters',
  oneIsEnough: 'One is enough',
  invert: 'All except the following',
  byFieldOf: (label: string) => `By a field of: ${label}`,
  quoted: (text: string) => `“${text}”`,
  periods: {
    today: 'today',
    thisWeek: 'this week',
    thisMonth: 'this month',
    next30Days: 'next 30 days',
    past: 'past',
    future: 'upcoming',
  },
} satisfies typeof french.filters)

/** The words of the panel that chooses columns. */
export const columnChoice = words('columnChoice', {
  reset: 'Reset columns',
  moveUp: (header: string) => `Move ${header} up`,
  moveDown: (header: string) => `Move ${header} down`,
  width: (header: string) => `Width of ${header}`,
  density: 'Density',
  densities: { normal: 'Normal', compact: 'Compact' },
} satisfies typeof french.columnChoice)

const number = (count: number) => count.toLocaleString('en')

const countRecords = (records: number) =>
  `${number(records)} ${plural('en', records, { one: 'record', other: 'records' })}`

/** Texts about the selected records of a list, and what becomes of them. */
export const selection = words('selection', {
  region: 'Selection',
  selected: (records: number) => `${countRecords(records)} selected`,
  selectMatching: (records: number) => `Select all (${number(records)})`,
  only: 'Only the selection',
  clear: 'Deselect',
  subject: countRecords,
  cancel: 'Cancel',
  cancelBeside: (label: string) => (/^cancel/i.test(label) ? 'Don’t cancel' : 'Cancel'),
  stop: 'Stop',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)}`,
  refused: (records: number) => `${number(records)} refused`,
  reason: (message: string, records: number) => (records === 1 ? message : `${message} (${records})`),
} satisfies typeof french.selection)

const written = (count: number) => count.toLocaleString('en')

/** The words below a list of more rows than a page holds. */
export const pagination = words('pagination', {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  range: (first: number, last: number, total: number) =>
    `${[first, last].map(written).join('–')} of ${written(total)}`,
  pageSize: 'Records per page',
  perPage: (rows: number) => `${rows} per page`,
} satisfies typeof french.pagination)

/** What stands in the place of a list that has no rows. */
export const listEmpty = words('listEmpty', {
  title: 'Nothing to show yet',
  hint: 'Start with a first record, or with a file that holds several.',
  add: 'Add',
  noMatch: 'No results',
  noMatchHint: (query: string) => `No records match “${query}”.`,
} satisfies typeof french.listEmpty)

/** Texts about cells that are edited where they stand. */
export const cells = words('cells', {
  changedMeanwhile:
    'This value has been changed in the meantime. Here is the record as it is now; what you typed is kept in it as a draft.',
  unmatched: 'no longer matches the filter',
  onOtherPage: 'moves to another page',
} satisfies typeof french.cells)

/** The words of charts. */
export const charts = words('charts', {
  rest: (count: number) => `Other: ${count.toLocaleString('en')}`,
  count: 'Count',
  total: 'Total',
  table: 'View as table',
} satisfies typeof french.charts)

/** The words around what a program's custom pages show. */
export const customPages = words('customPages', {
  failed: 'This screen could not be loaded.',
  more: 'There are more records than this screen shows.',
} satisfies typeof french.customPages)
