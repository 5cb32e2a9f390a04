import { words } from '../../../texts/words.ts'
import type { print as french } from './fr.ts'

/** The words of printing a list or a record. */
export const print = words('print', {
  record: 'Print record',
  list: 'Print list',
  firstOf: (shown: number, total: number) =>
    `First ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} records`,
} satisfies typeof french)
