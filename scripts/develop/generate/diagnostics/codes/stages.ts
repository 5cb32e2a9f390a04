import type { CodeGroup } from '../code-entry.ts'

/** The stages of a record, and what leads from one to another. */
export const stageCodes = {
  E291: {
    title: 'Stages of a field that holds none',
    fix: 'Name a choice() that says readOnly: true, and with initial which option a new record has.',
  },
  E292: {
    title: 'A move from or to a stage that there is not, to the same one, or said twice',
    fix: 'Write options of the field of the stages, and one move from each to each.',
  },
  E293: {
    title: 'A stage that no record reaches',
    fix: 'Let a move lead there, or remove the option.',
  },
} as const satisfies CodeGroup
