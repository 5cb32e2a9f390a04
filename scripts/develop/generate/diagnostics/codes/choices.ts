import type { CodeGroup } from '../code-entry.ts'

/** Option lists that leave nothing to choose. */
export const choiceCodes = {
  E150: {
    title: 'A choice with no options, or with a list of them',
    fix: "Write the values that travel and the labels people read: options: { first: 'Première division' }.",
  },
  E151: {
    title: 'A choice with two equal values',
    fix: 'Give each option a value of its own; of two equal ones only the last would be there.',
  },
  E152: {
    title: 'A choice with two equal labels',
    fix: 'Give each option a label that people can tell from the others.',
  },
  E153: {
    title: 'A choice with an empty value, or one with spaces at its ends',
    fix: 'The empty value is no choice, which every form offers already; write the others without spaces around them.',
  },
  E157: {
    title: 'A colour of no option',
    fix: "Give colours to values that the options have: colours: { paid: 'green' }.",
  },
} as const satisfies CodeGroup
