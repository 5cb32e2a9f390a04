import type { CodeGroup } from '../code-entry.ts'
import { clubFile, usualTexts } from '../example-files.ts'

/** Entity parts that are unknown, missing or of the wrong type. */
export const partCodes = {
  E110: {
    title: 'An unknown key',
    example: {
      files: {
        'club.ts': clubFile({ list: "{ title: 'clubs', add: 'Ajouter', columns: ['name'], colums: [] }" }),
      },
      says: [
        'entities/club.ts:11:62 E110 club.list.colums: the key "colums" is unknown; expected one of title, add, columns; did you mean "columns"?',
      ],
    },
    fix: 'Write one of the keys that are named.',
  },
  E111: {
    title: 'A field has an option that its kind does not know',
    example: {
      files: {
        'club.ts': clubFile({
          fields:
            "{ name: text({ label: 'Nom', requird: true }), land: country({ label: 'Pays', options: {} }) }",
        }),
      },
      says: [
        'entities/club.ts:11:40 E111 club.fields.name.requird: text() has no option "requird"; expected one of required, header, requiredWhen, prefix, help, keep, readOnly, cell, initial, suffix, unique, pattern and 13 more; did you mean "required"?',
        'entities/club.ts:11:89 E111 club.fields.land.options: country() has no option "options"; expected one of icon, control, readOnly, hidden, width, label, header, required, help, keep, showWhen, cell and 4 more',
      ],
    },
    fix: 'Write one of the options that are named, or choose the kind that has this one.',
  },
  E123: {
    title: 'An unknown field kind',
    example: {
      files: { 'club.ts': clubFile({ fields: "{ name: { kind: 'txt', label: 'Nom' } }" }) },
      says: [
        'entities/club.ts:9:27 E123 club.fields.name.kind: there is "txt"; expected one of text, date, tags, time, url, file, iban, json, rows, uuid, color, email and 20 more; did you mean "text"?',
      ],
    },
    fix: 'Make fields by their kind: text({ … }), number({ … }), image({ … }).',
  },
  E124: {
    title: 'A value of another type than expected',
    example: {
      files: {
        'club.ts': clubFile({
          menu: "{ label: 'Clubs', icon: 'lucide-react/icons/file-text', order: '10' }",
          fields: "{ name: text({ label: 'Nom' }), fee: decimal({ label: 'Droits', currency: 'dinar' }) }",
          home: "{ widgets: { board: { shape: 'own', label: 'Clubs', content: 'Board.tsx' } } }",
        }),
      },
      says: [
        'entities/club.ts:9:72 E124 club.menu.order: there is "10"; expected a number',
        'entities/club.ts:11:85 E124 club.fields.fee.currency: there is "dinar"; expected the code of a currency in ISO 4217, as DZD',
        'entities/club.ts:22:70 E124 club.home.widgets.board.content: there is "Board.tsx"; expected a function that imports a component, as () => import(\'./components/NameCell.tsx\')',
      ],
    },
    fix: 'Write a value of the type that is named.',
  },
  E125: {
    title: 'A part is missing',
    example: {
      files: { 'club.ts': clubFile({ menu: "{ label: 'Clubs', icon: 'lucide-react/icons/file-text' }" }) },
      says: [
        'entities/club.ts:8:3 E125 club.menu.order: there is nothing; expected a number; write order: …',
      ],
    },
    fix: 'Write the part that is named.',
  },
  E126: {
    title: 'An empty list, or no fields at all',
    example: {
      files: { 'club.ts': clubFile({ list: "{ title: 'clubs', add: 'Ajouter', columns: [] }" }) },
      says: [
        'entities/club.ts:11:52 E126 club.list.columns: there is an empty list; expected at least one; name fields',
      ],
    },
    fix: 'Name at least one.',
  },
  E138: {
    title: 'A name that is no name of an entity',
    example: {
      files: { 'club.ts': clubFile({ name: "'le club'" }) },
      says: [
        'entities/club.ts:6:9 E138 club.name: there is "le club"; expected a name like that of a variable, in camel case, of at most 40 letters, as trainingSession',
      ],
    },
    fix: 'Name the entity like a variable: club, trainingSession.',
  },
  E139: {
    title: 'A path that is no path of a screen',
    example: {
      files: { 'club.ts': clubFile({ path: "'clubs/all'" }) },
      says: [
        'entities/club.ts:7:9 E139 club.path: there is "clubs/all"; expected a slash and one word, as /rooms',
      ],
    },
    fix: 'Write a slash and one word: /clubs.',
  },
  E160: {
    title: 'A required text is missing or empty',
    example: {
      files: {
        'club.ts': clubFile({
          fields:
            "{ name: text({ help: '' }), open: toggle({ label: 'Ouvert', words: { on: 'oui', off: 'non', unknown: '' } }) }",
          list: "{ title: '', add: 'Ajouter', columns: ['name'] }",
          texts: usualTexts.replace("'Supprimé'", 'undefined').replace("'Supprimer ?'", "{ ar: 'حذف؟' }"),
        }),
      },
      says: [
        "entities/club.ts:11:13 E160 club.fields.name.label: there is nothing; expected a text for people; write label: '…', or one text per language: { fr: '…', ar: '…' }",
        "entities/club.ts:11:32 E160 club.fields.name.help: there is an empty text; expected a text for people; write help: '…', or one text per language: { fr: '…', ar: '…' }",
        "entities/club.ts:11:112 E160 club.fields.open.words.unknown: there is an empty text; expected a text for people; write unknown: '…', or one text per language: { fr: '…', ar: '…' }",
        "entities/club.ts:12:18 E160 club.list.title: there is an empty text; expected a text for people; write title: '…', or one text per language: { fr: '…', ar: '…' }",
        "entities/club.ts:18:14 E160 club.texts.deleted: there is nothing; expected a text for people; write deleted: '…', or one text per language: { fr: '…', ar: '…' }",
        "entities/club.ts:19:5 E160 club.texts.confirmDelete.fr: there is nothing; expected a text for people; write fr: '…', or one text per language: { fr: '…', ar: '…' }",
      ],
    },
    fix: "Write the text as people read it: label: 'Nom'. Only the toasts created and updated may be null, which shows none.",
  },
  E180: {
    title: 'An icon that is no module',
    example: {
      files: {
        'club.ts': clubFile({
          menu: "{ label: 'Clubs', icon: 'recrod', order: 1 }",
          fields: "{ name: text({ label: 'Nom', icon: 'lucide-react/icons/file-txet' }) }",
        }),
      },
      says: [
        'entities/club.ts:8:33 E180 club.menu.icon: there is "recrod"; expected a module that exports an icon; write icon: \'lucide-react/icons/file-text\'',
        'entities/club.ts:10:46 E180 club.fields.name.icon: there is "lucide-react/icons/file-txet"; expected a module that exports an icon; did you mean \'lucide-react/icons/file-text\'?',
      ],
    },
    fix: "Write the module of an icon: one of lucide-react/icons, or a component of your own, as './components/ClubIcon.tsx'.",
  },
} as const satisfies CodeGroup
