import { formatCount, ofRecords } from '../../../texts/ar/counts.ts'
import { words } from '../../../texts/words.ts'
import type { print as french } from './fr.ts'

/** The words of printing a list or a record. */
export const print = words('print', {
  record: 'طباعة البطاقة',
  list: 'طباعة القائمة',
  firstOf: (shown: number, total: number) => `أول ${ofRecords(shown)} من أصل ${formatCount(total)}`,
} satisfies typeof french)
