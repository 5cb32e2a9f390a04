import type { CodeGroup } from '../code-entry.ts'

/** Files of `entities/` that export no entity, or several. */
export const fileCodes = {
  E100: {
    title: 'An entity where nobody reads it',
    fix: 'Move the file into entities/ itself and end its name in .ts; folders below hold tables, pictures and components.',
  },
  E101: {
    title: 'The file cannot be read as TypeScript',
    fix: 'Close what is open at the place that is named; an import must name a file that exists, with its .ts.',
  },
  E102: {
    title: 'Loading the file throws',
    fix: 'An entity file only describes: keep out of it whatever can fail, or mend what fails.',
  },
  E103: {
    title: 'The file exports no entity',
    fix: 'Write export const club = defineEntity({ … }).',
  },
  E104: {
    title: 'The file exports more than one thing',
    fix: 'Give each entity a file of its own; put what entities share into entities/reference/.',
  },
  E105: {
    title: 'The entity is exported under another name than its own',
    fix: "Write the same word twice: export const club = defineEntity({ name: 'club', … }).",
  },
  E106: {
    title: 'A name is used that the file neither declares nor imports',
    fix: 'Write the import that is named; an entity is never imported by another, which names it in quotes.',
  },
  E107: {
    title: 'An object has a key twice',
    fix: 'Of two parts with one name only the last counts: rename or remove one of them.',
  },
  E108: {
    title: 'Files import each other in a circle',
    fix: "Entities name each other in quotes, to: 'room', and never import each other; what they share stands in entities/reference/.",
  },
  E109: {
    title: 'An object has the key __proto__',
    fix: 'Choose another key: under this one the language keeps something of its own, and the part would be lost.',
  },
  E286: {
    title: 'A component that is not there',
    fix: 'Write the path from the entity file, with its .tsx.',
  },
} as const satisfies CodeGroup
