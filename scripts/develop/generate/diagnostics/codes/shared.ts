import type { CodeGroup } from '../code-entry.ts'

/** Names used twice, by two entities or by an entity and the application. */
export const sharedCodes = {
  E130: {
    title: 'Two entities have one name',
    fix: 'Names are those of tables and generated files: give each entity one of its own.',
  },
  E131: {
    title: 'Two entities have one path',
    fix: 'Give each entity a path of its own.',
  },
  E132: {
    title: 'Two calls have one method and one path',
    fix: 'Give each call a path or a method of its own.',
  },
  E133: {
    title: 'Two counts have one key',
    fix: "Give each count a key of its own: home: { label: 'Clubs', answer: 'countClubs' }.",
  },
  E134: {
    title: 'A name that is taken by the generated code, the database or the language',
    fix: 'Choose another name; path, menu and texts may keep the word.',
  },
  E135: {
    title: 'A path or a call that the application itself has',
    fix: 'Choose another path.',
  },
  E136: {
    title: 'No entity has an account',
    fix: 'Write account: { … } in the entity whose records are the people who log in.',
  },
  E137: {
    title: 'Two entities have an account',
    fix: 'Keep the one whose records are the people who log in.',
  },
  E148: {
    title: 'Two entries have one place in the menu',
    fix: 'Give each entry an order of its own; numbers with room between them, 10 and 20, leave place for others.',
  },
  E177: {
    title: 'The first account lacks what it logs in by, or a required field',
    fix: "Name each required field in account.first, with what it is otherwise: town: { variable: 'TOWN', otherwise: 'Oran' }.",
  },
  E178: {
    title: 'People log in by a field that two of them may share',
    fix: 'Write unique: true in the fields that signInBy names; a text, an email or a phone can be unique.',
  },
} as const satisfies CodeGroup
