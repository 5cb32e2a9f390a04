import type { CodeGroup } from '../code-entry.ts'
import { clubFile, usualTexts } from '../example-files.ts'

/** Parts of an entity that are unknown, missing or of another kind than expected. */
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
      files: { 'club.ts': clubFile({ fields: "{ name: text({ label: 'Nom', requird: true }) }" }) },
      says: [
        'entities/club.ts:10:40 E111 club.fields.name.requird: text() has no option "requird"; expected one of label, header, required, renamedFrom, cell, control, unique, autoComplete; did you mean "required"?',
      ],
    },
    fix: 'Write one of the options that are named, or choose the kind that has this one.',
  },
  E123: {
    title: 'An unknown field kind',
    example: {
      files: { 'club.ts': clubFile({ fields: "{ name: { kind: 'txt', label: 'Nom' } }" }) },
      says: [
        'entities/club.ts:9:27 E123 club.fields.name.kind: there is "txt"; expected one of text, date, longText, email, phone, toggle, image, number, choice, lookup, images, password and 3 more; did you mean "text"?',
      ],
    },
    fix: 'Make fields by their kind: text({ … }), number({ … }), image({ … }).',
  },
  E124: {
    title: 'A value of another type than expected',
    example: {
      files: { 'club.ts': clubFile({ menu: "{ label: 'Clubs', icon: 'record', order: '10' }" }) },
      says: ['entities/club.ts:8:50 E124 club.menu.order: there is "10"; expected a number'],
    },
    fix: 'Write a value of the type that is named.',
  },
  E125: {
    title: 'A part is missing',
    example: {
      files: { 'club.ts': clubFile({ menu: "{ label: 'Clubs', icon: 'record' }" }) },
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
        'entities/club.ts:7:9 E139 club.path: there is "clubs/all"; expected a slash and one word, as /players',
      ],
    },
    fix: 'Write a slash and one word: /clubs.',
  },
  E160: {
    title: 'A required text is missing or empty',
    example: {
      files: {
        'club.ts': clubFile({
          fields: '{ name: text({}) }',
          list: "{ title: '', add: 'Ajouter', columns: ['name'] }",
          texts: usualTexts.replace("'Supprimé'", 'undefined').replace("'Supprimer ?'", "{ ar: 'حذف؟' }"),
        }),
      },
      says: [
        "entities/club.ts:10:13 E160 club.fields.name.label: there is nothing; expected a text for people; write label: '…', or one text per language: { fr: '…', ar: '…' }",
        "entities/club.ts:11:18 E160 club.list.title: there is an empty text; expected a text for people; write title: '…', or one text per language: { fr: '…', ar: '…' }",
        "entities/club.ts:17:14 E160 club.texts.deleted: there is nothing; expected a text for people; write deleted: '…', or one text per language: { fr: '…', ar: '…' }",
        "entities/club.ts:18:5 E160 club.texts.confirmDelete.fr: there is nothing; expected a text for people; write fr: '…', or one text per language: { fr: '…', ar: '…' }",
      ],
    },
    fix: "Write the text as people read it: label: 'Nom'. Only the toasts created and updated may be null, which shows none.",
  },
  E180: {
    title: 'A menu icon that does not exist',
    example: {
      files: { 'club.ts': clubFile({ menu: "{ label: 'Clubs', icon: 'recrod', order: 1 }" }) },
      says: [
        'entities/club.ts:8:33 E180 club.menu.icon: there is "recrod"; expected one of player, team, owner, stadium, tool, competition, administrator, record; did you mean "record"?',
      ],
    },
    fix: 'Write one of the icons that are named; a new one is drawn in src/app/layout/menu-icons.ts.',
  },
} as const satisfies CodeGroup
