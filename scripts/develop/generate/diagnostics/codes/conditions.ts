import type { CodeGroup } from '../code-entry.ts'

/** What makes fields depend on others. */
export const conditionCodes = {
  E270: {
    title: 'A condition of no other field',
    fix: 'Write the name of another field of the same entity.',
  },
  E271: {
    title: 'A condition that is never met',
    fix: 'Write a value that the other field can have, or ask whether it is empty: { phone: { empty: true } }. A kind is asked by in, by empty, and by what its lists are filtered by: a day by { ends_on: { to: { days: 30 } } }.',
  },
  E272: {
    title: 'Fields that show each other in a circle',
    fix: 'Begin with a field that is always shown.',
  },
  E273: {
    title: 'A check of fields that are none, or are told to nobody',
    fix: 'Write the fields that the check reads, and mark one of them.',
  },
  E274: {
    title: 'Fields that cannot be unique together',
    fix: 'Name several fields, each of one value; a field that is unique by itself says unique: true.',
  },
  E296: {
    title: 'A first or a last day that no other field says',
    fix: 'Name another field of the same kind: date() is compared with date(), datetime() with datetime().',
  },
} as const satisfies CodeGroup
