import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

/** Files of `entities/` that export no entity, or several. */
export const fileCodes = {
  E100: {
    title: 'An entity where nobody reads it',
    example: {
      files: { 'clubs/club.ts': clubFile(), 'league.tsx': clubFile() },
      says: [
        'entities/clubs/club.ts:5:1 E100 there is an entity that nobody reads; expected it directly in entities/, in a file that ends in .ts; move it to entities/club.ts',
        'entities/league.tsx:5:1 E100 there is an entity that nobody reads; expected it directly in entities/, in a file that ends in .ts; move it to entities/league.ts',
      ],
    },
    fix: 'Move the file into entities/ itself and end its name in .ts; folders below hold tables, pictures and components.',
  },
  E101: {
    title: 'The file cannot be read as TypeScript',
    example: {
      files: {
        'club.ts': "export const club = {\n  name: 'club',\n",
        'league.ts': "import { phone } from 'tribune/server'\nexport const league = phone({})\n",
      },
      says: [
        'entities/club.ts:3:1 E101 it cannot be read as TypeScript: Expected `}` but found `EOF`',
        'entities/league.ts:1:10 E101 "phone" is no export of the file that it is imported from; expected an import of it; write import { phone } from \'tribune\'',
      ],
    },
    fix: 'Close what is open at the place that is named; an import must name a file that exists, with its .ts.',
  },
  E102: {
    title: 'Loading the file throws',
    example: {
      files: {
        'club.ts': "const table = JSON.parse('none')\n\nexport const club = table\n",
        'early.ts': "throw new Error('no table')\n\nexport const early = {}\n",
        'league.ts': "import { towns } from './reference/towns.ts'\n\nexport const league = towns\n",
        'reference/towns.ts':
          "export const towns = read()\n\nfunction read(): string {\n  throw new Error('no towns')\n}\n",
      },
      says: [
        'entities/club.ts:1:20 E102 loading it throws SyntaxError: Unexpected token \'o\', "none" is not valid JSON; expected a file that only describes an entity',
        'entities/early.ts:1:7 E102 loading it throws Error: no table; expected a file that only describes an entity',
        'entities/reference/towns.ts:4:9 E102 loading it throws Error: no towns; expected a file that only describes an entity',
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
  E106: {
    title: 'A name is used that the file neither declares nor imports',
    example: {
      files: {
        'club.ts': clubFile({
          fields: "{ name: text({ label: 'Nom' }), phone: phone({ label: 'Téléphone' }) }",
        }),
        'league.ts': 'export const league = person\n',
        'rule.ts': "export const rule = txt({ label: 'Nom' })\n",
      },
      says: [
        'entities/club.ts:10:50 E106 "phone" is not defined; expected an import of it; write import { phone } from \'tribune\'',
        'entities/league.ts:1:23 E106 "person" is not defined; expected no import of an entity; write its name in quotes, \'person\'',
        'entities/rule.ts:1:21 E106 "txt" is not defined; expected a name that the file declares or imports; did you mean "text"?',
      ],
    },
    fix: 'Write the import that is named; an entity is never imported by another, which names it in quotes.',
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
  E108: {
    title: 'Files import each other in a circle',
    example: {
      files: {
        'club.ts': "import { league } from './league.ts'\n\nexport const club = { name: league.name }\n",
        'league.ts': "import { club } from './club.ts'\n\nexport const league = { name: club.name }\n",
      },
      says: [
        "entities/club.ts:1:1 E108 files import each other in a circle, entities/club.ts → entities/league.ts → entities/club.ts; expected imports in one direction; write an entity's name in quotes, as to: 'room', and move what two files share into entities/reference/",
      ],
    },
    fix: "Entities name each other in quotes, to: 'room', and never import each other; what they share stands in entities/reference/.",
  },
  E109: {
    title: 'An object has the key __proto__',
    example: {
      files: {
        'club.ts': clubFile({
          fields: "{ name: text({ label: 'Nom' }), __proto__: text({ label: 'Modèle' }) }",
        }),
      },
      says: [
        'entities/club.ts:10:43 E109 club.fields.__proto__: the key "__proto__" is no part of an object, the language makes it its prototype; expected a key of another name',
      ],
    },
    fix: 'Choose another key: under this one the language keeps something of its own, and the part would be lost.',
  },
  E286: {
    title: 'A component that is not there',
    example: {
      files: {
        'club.ts': clubFile({
          menu: "{ label: 'Clubs', icon: './components/ClubIcon.tsx', order: 1 }",
          home: "{ widgets: { day: { shape: 'own', label: 'Jour', content: () => import('./components/DayWidgett.tsx') } } }",
        }),
        'components/DayWidget.tsx': 'export default function DayWidget() {\n  return null\n}\n',
      },
      says: [
        'entities/club.ts:8:33 E286 there is no file entities/components/ClubIcon.tsx; expected a file whose default export is a component',
        "entities/club.ts:21:80 E286 there is no file entities/components/DayWidgett.tsx; expected a file whose default export is a component; did you mean './components/DayWidget.tsx'?",
      ],
    },
    fix: 'Write the path from the entity file, with its .tsx.',
  },
} as const satisfies CodeGroup
