import { words } from '../../../texts/words.ts'
import type { activity as french } from './fr.ts'

/** The words of all that was done. */
export const activity = words('activity', {
  filters: 'Filters',
  person: 'Person',
  everybody: 'Everyone',
  entity: 'List',
  everything: 'All lists',
  action: 'Action',
  everyAction: 'All actions',
  logins: 'Sign-ins',
  day: 'Day',
  today: 'Today',
  yesterday: 'Yesterday',
  clear: 'Show all',
  more: 'Show more',
  failed: 'The activity could not be loaded.',
  empty: 'No activity',
  emptyHint: 'Nothing matches these filters.',
  unknown: 'Not available here',
  unknownHint: 'This server does not keep a log.',
} satisfies typeof french)
