import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

function sections(...fields: readonly string[]) {
  const own = fields.map((names, place) => `s${place + 1}: { label: 'Partie', fields: [${names}] }`)
  return clubFile({
    fields: "{ name: text({ label: 'Nom' }), town: text({ label: 'Ville' }) }",
    sections: `{ ${own.join(', ')} }`,
  })
}

/** The groups of a form. */
export const sectionCodes = {
  E120: {
    title: 'A section names no field',
    example: {
      files: { 'club.ts': sections("'name', 'town', 'twon'") },
      says: [
        'entities/club.ts:21:63 E120 club.sections.s1.fields[2]: there is no field "twon"; expected one of name, town; did you mean "town"?',
      ],
    },
    fix: 'Write the names of fields of this entity.',
  },
  E128: {
    title: 'A field stands in two sections',
    example: {
      files: { 'club.ts': sections("'name', 'town'", "'name'") },
      says: [
        'entities/club.ts:21:98 E128 club.sections.s2.fields[0]: "name" stands in s1 already; expected another field; remove one of the two',
      ],
    },
    fix: 'Remove it from one of the two.',
  },
  E129: {
    title: 'A field stands in no section',
    example: {
      files: { 'club.ts': sections("'name'") },
      says: [
        'entities/club.ts:21:13 E129 club.sections: "town" stands in no section, so no form would show it; name it in one of them',
      ],
    },
    fix: 'Name it in one of the sections; a form without sections shows all fields in their order.',
  },
  E275: {
    title: 'A required field that nobody can fill in',
    example: {
      files: {
        'club.ts': clubFile({
          fields:
            "{ name: text({ label: 'Nom' }), paid: text({ label: 'Payé', readOnly: true, required: true }), origin: text({ label: 'Source', hidden: true, required: true }) }",
        }),
      },
      says: [
        'entities/club.ts:10:97 E275 club.fields.paid.required: the field is readOnly, so nobody could fill it in; expected one that may be empty; remove required, or say initial',
        'entities/club.ts:10:162 E275 club.fields.origin.required: the field is hidden, so nobody could fill it in; expected one that may be empty; remove required, or say initial',
      ],
    },
    fix: 'Remove required, or let people fill it in.',
  },
  E276: {
    title: 'A screen that names a hidden field',
    example: {
      files: {
        'club.ts': clubFile({
          fields: "{ name: text({ label: 'Nom' }), origin: text({ label: 'Source', hidden: true }) }",
          list: "{ title: 'clubs', add: 'Ajouter', columns: ['name', 'origin'] }",
          sections: "{ all: { label: 'Tout', fields: ['name', 'origin'] } }",
        }),
      },
      says: [
        'entities/club.ts:11:61 E276 club.list.columns[1]: "origin" is hidden; expected a field that is shown; leave it out here, or remove hidden',
        'entities/club.ts:21:54 E276 club.sections.all.fields[1]: "origin" is hidden; expected a field that is shown; leave it out here, or remove hidden',
      ],
    },
    fix: 'Leave the field out there, or remove hidden.',
  },
  E277: {
    title: 'A value that no new record could be given',
    example: {
      files: {
        'club.ts': clubFile({
          fields: `{
    name: text({ label: 'Nom' }),
    code: number({ label: 'Code', default: 1, initial: { countFrom: 1 } }),
    since: date({ label: 'Depuis', showWhen: { field: 'name', isEmpty: true }, initial: 'now' }),
    twin: reference({ label: 'Double', to: 'club', as: 'Twin', optionLabel: ['name'], initial: 'me' }),
  }`,
        }),
      },
      says: [
        'entities/club.ts:15:56 E277 club.fields.code.initial: the field has a default, so it is never empty; expected one of the two; remove initial',
        'entities/club.ts:16:89 E277 club.fields.since.initial: while it is not shown the field is empty; expected one of the two; remove initial',
        'entities/club.ts:17:96 E277 club.fields.twin.initial: a club does not log in; expected a reference to "person"; remove initial',
      ],
    },
    fix: 'Remove initial, or what keeps the field from being empty.',
  },
  E278: {
    title: 'A default from a field that holds no such value',
    example: {
      files: {
        'club.ts': clubFile({
          fields: `{
    name: text({ label: 'Nom' }),
    short: text({ label: 'Court', defaultFrom: 'nam' }),
    size: number({ label: 'Taille', defaultFrom: 'name' }),
  }`,
        }),
      },
      says: [
        'entities/club.ts:13:48 E278 club.fields.short.defaultFrom: "nam" is no other field of the kind text; expected name; did you mean "name"?',
        'entities/club.ts:14:50 E278 club.fields.size.defaultFrom: "name" is no other field of the kind number; there is none to choose from; remove it',
      ],
    },
    fix: 'Name another field of the same kind.',
  },
  E279: {
    title: 'A field that could not be worked out',
    example: {
      files: {
        'club.ts': clubFile({
          fields: `{
    name: text({ label: 'Nom' }),
    upper: text({ label: 'Majuscules' }),
    code: text({ label: 'Code', readOnly: true, unique: true }),
  }`,
          computed: `{
    uper: () => '',
    upper: () => '',
    code: () => '',
  }`,
        }),
      },
      says: [
        'entities/club.ts:26:5 E279 club.computed.uper: there is no field "uper"; expected one of name, upper, code; did you mean "upper"?',
        'entities/club.ts:27:5 E279 club.computed.upper: "upper" is filled in by people; expected one that nobody does; write readOnly: true there',
        'entities/club.ts:28:5 E279 club.computed.code: "code" is worked out alone; expected neither initial nor unique; remove them there',
      ],
    },
    fix: 'Name a field that says readOnly: true, and nothing else of where its value comes from.',
  },
  E280: {
    title: 'Tabs without sections',
    example: {
      files: { 'club.ts': clubFile({ tabs: 'true' }) },
      says: [
        "entities/club.ts:21:9 E280 club.tabs: there are no sections to stand behind tabs; expected sections beside; write sections: { main: { label: '…', fields: [ … ] } }, or remove tabs",
      ],
    },
    fix: 'Write the sections that stand behind the tabs.',
  },
  E285: {
    title: 'Fields that are worked out from each other',
    example: {
      files: {
        'club.ts': clubFile({
          fields: `{
    name: text({ label: 'Nom' }),
    net: number({ label: 'Net', readOnly: true }),
    gross: number({ label: 'Brut', readOnly: true }),
    upper: text({ label: 'Majuscules', readOnly: true }),
    short: text({ label: 'Court', readOnly: true }),
  }`,
          computed: `{
    net: ({ gross }) => gross - 1,
    gross: ({ net }) => net + 1,
    upper: ({ short }) => short.toUpperCase(),
    short: ({ name }) => name.slice(0, 3),
  }`,
        }),
      },
      says: [
        'entities/club.ts:29:5 E285 club.computed.net: net reads gross reads net, so none of them could be worked out first; expected one that reads other fields',
        'entities/club.ts:31:5 E285 club.computed.upper: it reads "short", which is worked out after it; expected it below that one; move short above',
      ],
    },
    fix: 'Work one of them out from other fields alone, and write each below those that it reads.',
  },
} as const satisfies CodeGroup
