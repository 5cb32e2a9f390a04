import type { selection as french } from '../fr/selection.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

const number = (count: number) => count.toLocaleString('en')

const count = (records: number) =>
  `${number(records)} ${plural('en', records, { one: 'record', other: 'records' })}`

/** Texts about the selected records of a list, and what becomes of them. */
export const selection = words('selection', {
  region: 'Selection',
  selected: (records: number) => `${count(records)} selected`,
  selectMatching: (records: number) => `Select all (${number(records)})`,
  only: 'Only the selection',
  clear: 'Deselect',
  subject: count,
  cancel: 'Cancel',
  cancelBeside: (label: string) => (/^cancel/i.test(label) ? 'Don’t cancel' : 'Cancel'),
  stop: 'Stop',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)}`,
  refused: (records: number) => `${number(records)} refused`,
  reason: (message: string, records: number) => (records === 1 ? message : `${message} (${records})`),
} satisfies typeof french)
