import type { history as french } from '../fr/history.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

const fields = (count: number) => `${count} ${plural('en', count, { one: 'field', other: 'fields' })}`

/** What is said of a record's past. */
export const history = words('history', {
  label: 'History',
  from: (fileName: string) => `import of ${fileName}`,
  loading: 'Loading history…',
  failed: 'The history could not be loaded.',
  empty: 'No changes have been recorded yet.',
  nothingShown: 'No fields have changed.',
  fields,
  more: (count: number) => (count === 1 ? 'Show the oldest' : `Show ${count} more`),
  became: 'changed to',
  putBack: 'Put back the old value',
  putBackNamed: (label: string) => `Put back the old value: ${label}`,
  take: 'Use this version',
  takeNamed: (moment: string) => `Use this version, from ${moment}`,
  differing: (count: number) =>
    `${fields(count)} ${plural('en', count, { one: 'differs', other: 'differ' })} from now:`,
  asNow: 'Same as now.',
  taken: (moment: string, count: number) =>
    `The version from ${moment} is now in the form, with ${fields(count)} marked: check ${plural('en', count, { one: 'it', other: 'them' })}, then save.`,
  takenField: (label: string) => `The old value of “${label}” is now in the form: check it, then save.`,
} satisfies typeof french)
