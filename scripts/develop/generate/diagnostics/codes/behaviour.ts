import type { CodeGroup } from '../code-entry.ts'

/** The files with the entities' own code. */
export const behaviourCodes = {
  E210: {
    title: 'A server file beside no entity',
    fix: 'Name the file after that of the entity: club.server.ts beside club.ts.',
  },
  E211: {
    title: 'A server file exports something unknown',
    fix: 'Export what is named; keep helpers in the file without export, or in a folder below entities/.',
  },
  E212: {
    title: 'An export of a server file is not made by its function',
    fix: 'Write the call that is named: it gives the functions their types.',
  },
  E213: {
    title: 'A server file is about another entity than the one beside it',
    fix: 'Name the entity of the file beside it, or move the code to the file of the other entity.',
  },
  E214: {
    title: 'An unknown hook or action',
    fix: 'Write one of the names that are told; an action is declared in the entity first.',
  },
  E216: {
    title: 'An action that nothing is done for',
    fix: 'Write the function in the file <entity>.server.ts, or remove the action.',
  },
  E217: {
    title: 'A field that the form of an action cannot have',
    fix: 'Ask for something else: pictures and passwords belong to records, and so does what is unique.',
  },
  E218: {
    title: 'An own endpoint at the address of another call',
    fix: 'Give it another path or method: no two calls have the same.',
  },
  E219: {
    title: 'A job at an interval that is none',
    fix: "Write how often it is run: every: '15 minutes', '6 hours' or '1 day'.",
  },
  E220: {
    title: 'A webhook to what is no address',
    fix: "Write the whole address with https, or url: { variable: 'LEAGUE_URL' }.",
  },
  E221: {
    title: 'A page file exports something else than one screen',
    fix: 'Write export const board = definePage({ … }) and nothing else; each screen gets a file of its own.',
  },
  E222: {
    title: 'A screen at the place of another one',
    fix: 'Give it a path, and a place in the menu, that no entity and no other screen has.',
  },
  E223: {
    title: 'An own endpoint has a schema for what is never sent',
    fix: 'Name the schema query, or let the method be POST, PUT, PATCH or DELETE.',
  },
  E215: {
    title: 'An entity imports its server file',
    fix: 'Remove the import: the generator finds the file by its name.',
  },
  E297: {
    title: 'A refusal at a field that there is not',
    fix: 'Write the name that the field has in payloads; in an action, that of a field that it asks for. Without a path it is told of the record.',
  },
  E298: {
    title: 'A comparison with null of what is never null',
    fix: "Compare with what an empty field holds: '' of a choice and of texts, a list without anything in it of lists.",
  },
} as const satisfies CodeGroup
