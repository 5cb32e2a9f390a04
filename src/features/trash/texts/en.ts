import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { trash as french } from './fr.ts'

/** The words of deleted records. */
export const trash = words('trash', {
  hint: (days: number) =>
    `Deleted records stay here for ${days} ${plural('en', days, { one: 'day', other: 'days' })}, with their images.`,
  list: 'List',
  everything: 'All lists',
  deletedBy: (name: string, moment: string) => `Deleted by ${name} on ${moment}`,
  deleted: (moment: string) => `Deleted on ${moment}`,
  until: (day: string) => `until ${day}`,
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
  more: 'Show more',
  failed: 'The trash could not be loaded.',
  empty: 'The trash is empty',
  emptyHint: 'What you delete can be restored from here.',
  unknown: 'Not available here',
  unknownHint: 'This server has no trash.',
  others: (count: number) =>
    `with ${count.toLocaleString('en')} other ${plural('en', count, { one: 'record', other: 'records' })}`,
} satisfies typeof french)
