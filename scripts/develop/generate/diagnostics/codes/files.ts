import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

/** Files of `entities/` that describe no entity, or not one. */
export const fileCodes = {
  E101: {
    title: 'The file cannot be read as TypeScript',
    example: {
      files: { 'club.ts': "export const club = {\n  name: 'club',\n" },
      says: ['entities/club.ts:3:1 E101 it cannot be read as TypeScript: Expected `}` but found `EOF`'],
    },
    fix: 'Close what is open at the place that is named; an import must name a file that exists, with its .ts.',
  },
  E102: {
    title: 'Loading the file throws',
    example: {
      files: { 'club.ts': "const table = JSON.parse('none')\n\nexport const club = table\n" },
      says: [
        'entities/club.ts:1:20 E102 loading it throws SyntaxError: Unexpected token \'o\', "none" is not valid JSON; expected a file that only describes an entity',
      ],
    },
    fix: 'An entity file only describes: keep out of it whatever can fail, or mend what fails.',
  },
  E103: {
    title: 'The file exports no entity',
    example: {
      files: { 'club.ts': "const club = { name: 'club' }\nvoid club\n" },
      says: [
        'entities/club.ts:1:1 E103 there is no export; expected one entity; write export const sponsor = defineEntity({ … })',
      ],
    },
    fix: 'Write export const club = defineEntity({ … }).',
  },
  E104: {
    title: 'The file exports more than one thing',
    example: {
      files: { 'club.ts': `${clubFile()}\nexport const league = club\n` },
      says: [
        'entities/club.ts:23:14 E104 league: there are 2 exports, club, league; expected one entity and nothing else; give each entity a file of its own',
      ],
    },
    fix: 'Give each entity a file of its own; put what entities share into entities/reference/.',
  },
  E105: {
    title: 'The entity is exported under another name than its own',
    example: {
      files: { 'club.ts': clubFile({}, 'clubs') },
      says: [
        'entities/club.ts:6:9 E105 clubs.name: the entity "club" is exported as "clubs"; expected one name for both; write export const club = …',
      ],
    },
    fix: "Write the same word twice: export const club = defineEntity({ name: 'club', … }).",
  },
  E107: {
    title: 'An object has a key twice',
    example: {
      files: {
        'club.ts': clubFile({ fields: "{ name: text({ label: 'Nom' }), name: text({ label: 'Ville' }) }" }),
      },
      says: [
        'entities/club.ts:10:43 E107 club.fields.name: the key "name" stands here twice; expected one; rename or remove the second',
      ],
    },
    fix: 'Of two parts with one name only the last counts: rename or remove one of them.',
  },
} as const satisfies CodeGroup
