import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { live as french } from './fr.ts'

const names = new Intl.ListFormat('en')

/** What is said of others who work at the same time. */
export const live = words('live', {
  changes: (count: number) => `${count} ${plural('en', count, { one: 'change', other: 'changes' })}`,
  show: 'Show',
  alsoOpen: (others: readonly string[]) =>
    `${names.format(others)} also ${plural('en', others.length, { one: 'has', other: 'have' })} this record open`,
  changedBy: (name: string | undefined) => (name ? `Edited by ${name}` : 'Edited in the meantime'),
  deletedBy: (name: string | undefined) => (name ? `Deleted by ${name}` : 'Deleted in the meantime'),
} satisfies typeof french)
