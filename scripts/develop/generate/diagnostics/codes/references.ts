import type { CodeGroup } from '../code-entry.ts'
import { clubFile, personFile } from '../example-files.ts'

const captain =
  "captain_id: reference({ label: 'Capitaine', to: 'person', as: 'Captain', optionLabel: ['name'] })"
const towns = '{ load: async () => [] }'

function columns(code: string): string {
  return `{ title: 'clubs', add: 'Ajouter', columns: ${code} }`
}

function fields(...code: readonly string[]): string {
  return `{\n    ${["name: text({ label: 'Nom' })", ...code].join(',\n    ')},\n  }`
}

/** Names that lead nowhere. */
export const referenceCodes = {
  E112: {
    title: 'A column names no field',
    example: {
      files: { 'club.ts': clubFile({ list: columns("['name', 'nam']") }) },
      says: [
        'entities/club.ts:11:61 E112 club.list.columns[1]: there is no field "nam"; expected name; did you mean "name"?',
      ],
    },
    fix: 'Write the name of a field; a password has no column, it is never read.',
  },
  E113: {
    title: 'A join names no field',
    example: {
      files: { 'club.ts': clubFile({ list: columns("[joined('Club', ['name', 'town'])]") }) },
      says: [
        'entities/club.ts:12:77 E113 club.list.columns[0].joined[1]: there is no field "town"; expected name',
      ],
    },
    fix: 'Write the names of fields of this entity.',
  },
  E114: {
    title: 'The label of an option names no field of the related entity',
    example: {
      files: { 'club.ts': clubFile({ fields: fields(captain.replace("['name']", "['nom']")) }) },
      says: [
        'entities/club.ts:13:92 E114 club.fields.captain_id.optionLabel[0]: person has no field "nom"; expected name; did you mean "name"?',
      ],
    },
    fix: 'Write fields of the entity that the relation leads to, or paths that start there.',
  },
  E115: {
    title: 'dependsOn names no field',
    example: {
      files: {
        'club.ts': clubFile({
          fields: fields(
            `wilaya: lookup({ label: 'Wilaya', options: ${towns} })`,
            `commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaja', options: ${towns} })`,
          ),
        }),
      },
      says: [
        'entities/club.ts:15:61 E115 club.fields.commune.dependsOn: there is no field "wilaja"; expected one of name, wilaya; did you mean "wilaya"?',
      ],
    },
    fix: 'Write the name of the field whose value chooses the list.',
  },
  E116: {
    title: 'A relation to no entity',
    example: {
      files: { 'club.ts': clubFile({ fields: fields(captain.replace("'person'", "'persn'")) }) },
      says: [
        'entities/club.ts:13:53 E116 club.fields.captain_id.to: there is no entity "persn"; expected one of club, person; did you mean "person"?',
      ],
    },
    fix: 'Write the name of an entity, as its file exports it.',
  },
  E117: {
    title: 'A path goes through a field that is no relation',
    example: {
      files: { 'club.ts': clubFile({ list: columns("[firstOf('Nom', ['name.first'])]") }) },
      says: [
        'entities/club.ts:12:69 E117 club.list.columns[0].firstOf[0]: "name" of club is a field, no relation; expected name',
      ],
    },
    fix: "Go through the name that a reference has as `as`: 'Captain.name'.",
  },
  E118: {
    title: 'A path ends at no field',
    example: {
      files: {
        'club.ts': clubFile({ fields: fields(captain), list: columns("[firstOf('Nom', ['Captain.nam'])]") }),
      },
      says: [
        'entities/club.ts:16:69 E118 club.list.columns[0].firstOf[0]: person has no field "nam"; expected name; did you mean "name"?',
      ],
    },
    fix: 'End the path with a field of the entity it leads to.',
  },
  E119: {
    title: 'The account names no field',
    example: {
      files: {
        'person.ts': personFile({
          account: "{ signInBy: ['nam'], profile: ['name'], displayName: 'name', superAdministrator: 1 }",
        }),
      },
      says: [
        'entities/person.ts:21:25 E119 person.account.signInBy[0]: there is no field "nam"; expected name; did you mean "name"?',
      ],
    },
    fix: 'Write fields of the entity that has the account.',
  },
  E121: {
    title: 'A relation has the name of a field or of another relation',
    example: {
      files: { 'club.ts': clubFile({ fields: fields(captain.replace("'Captain'", "'name'")) }) },
      says: [
        'entities/club.ts:13:67 E121 club.fields.captain_id.as: "name" is the name of a field already; expected one of its own; write "Name"',
      ],
    },
    fix: "Records nest the relation beside their fields: give it a name of its own, as: 'Captain'.",
  },
  E122: {
    title: 'Fields depend on each other in a circle',
    example: {
      files: {
        'club.ts': clubFile({
          fields: fields(
            `wilaya: dependentLookup({ label: 'Wilaya', dependsOn: 'commune', options: ${towns} })`,
            `commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options: ${towns} })`,
          ),
        }),
      },
      says: [
        'entities/club.ts:13:59 E122 club.fields.wilaya.dependsOn: wilaya waits for commune waits for wilaya, so none of them could ever be chosen; expected a field that depends on nothing',
      ],
    },
    fix: 'Begin with a field that depends on nothing.',
  },
  E127: {
    title: 'Two columns show the same',
    example: {
      files: { 'club.ts': clubFile({ list: columns("['name', 'name']") }) },
      says: [
        'entities/club.ts:11:61 E127 club.list.columns[1]: columns[0] shows the same; expected another field; remove one of the two',
      ],
    },
    fix: 'Remove one of the two.',
  },
} as const satisfies CodeGroup
