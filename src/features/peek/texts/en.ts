import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { peek as french } from './fr.ts'

/** The words of the panel that reads a record beside its list. */
export const peek = words('peek', {
  close: 'Close preview',
  pin: 'Compare',
  unpin: 'Stop comparing',
  pinned: (name: string) => `${name} stays open: open the preview of another record to compare them.`,
  /** Of what may be there for others. */
  notFound: 'Record not found',
  notFoundHint: 'It does not exist, or you do not have access to it.',
  gone: 'This record no longer exists',
  goneHint: 'It has been deleted, or the link is out of date.',
  comparison: 'Comparison',
  field: 'Field',
  differs: 'different',
  differences: (count: number) =>
    count === 0
      ? 'No differences'
      : `${count} ${plural('en', count, { one: 'difference', other: 'differences' })}`,
  onlyDifferences: 'Only differences',
} satisfies typeof french)
