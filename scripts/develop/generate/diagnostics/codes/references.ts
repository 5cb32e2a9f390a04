import type { CodeGroup } from '../code-entry.ts'
import { clubFile, leagueFile, personFile } from '../example-files.ts'

const captain =
  "captain_id: reference({ label: 'Capitaine', to: 'person', as: 'Captain', optionLabel: ['name'] })"
const parent =
  "parent_id: reference({ label: 'Parent', to: 'club', as: 'Parent', optionLabel: ['Parent.Parent.name'] })"
const towns = '{ load: async () => [] }'

function columns(code: string): string {
  return `{ title: 'clubs', add: 'Ajouter', columns: ${code} }`
}

function fields(...code: readonly string[]): string {
  return `{\n    ${["name: text({ label: 'Nom' })", ...code].join(',\n    ')},\n  }`
}

/** Names that refer to nothing. */
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
      files: {
        'club.ts': clubFile({
          fields: fields(
            captain.replace("'person'", "'persn'"),
            `staff: rows({ label: 'Staff', fields: { ${captain.replace("'person'", "'clubs'")} } })`,
          ),
        }),
      },
      says: [
        'entities/club.ts:14:53 E116 club.fields.captain_id.to: there is no entity "persn"; expected one of club, person; did you mean "person"?',
        'entities/club.ts:15:93 E116 club.fields.staff.fields.captain_id.to: there is no entity "clubs"; expected one of club, person; did you mean "club"?',
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
  E179: {
    title: 'A required reference is to be cleared',
    example: {
      files: {
        'club.ts': clubFile({
          fields: fields(captain.replace("['name']", "['name'], required: true, onDelete: 'clear'")),
        }),
      },
      says: [
        "entities/club.ts:13:127 E179 club.fields.captain_id.onDelete: the field is required, so it cannot be cleared; expected 'refuse' or 'cascade'; write onDelete: 'cascade'",
      ],
    },
    fix: "Leave onDelete out, write onDelete: 'cascade', or let the field be empty.",
  },
  E260: {
    title: 'A related list of an entity that does not refer to this one',
    example: {
      files: {
        'club.ts': clubFile({ fields: fields(captain), related: "['person']" }),
        'person.ts': personFile({ related: "['clubs', 'club', 'club']" }),
      },
      says: [
        'entities/club.ts:25:13 E260 club.related[0]: no field of "person" refers to club; there is none to choose from; remove it',
        'entities/person.ts:22:13 E260 person.related[0]: no field of "clubs" refers to person; expected club; did you mean "club"?',
        'entities/person.ts:22:30 E260 person.related[2]: "club" is listed already; expected each entity once; remove one of the two',
      ],
    },
    fix: 'Write entities that have a reference to this one, each once.',
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
  E281: {
    title: 'A column of ids',
    example: {
      files: {
        'club.ts': clubFile({ fields: fields(captain), list: columns("['name', 'captain_id']") }),
      },
      says: [
        "entities/club.ts:15:61 E281 club.list.columns[1]: \"captain_id\" is the id of a record, which says nothing in a list; expected firstOf('Capitaine', ['Captain.name'])",
      ],
    },
    fix: 'Show what the reference leads to, by a path.',
  },
  E282: {
    title: 'A reference holds ids of another kind than its entity has',
    example: {
      files: {
        'club.ts': clubFile({ fields: fields(captain.replace("to: 'person'", "to: 'league'")) }),
        'league.ts': leagueFile().replace("name: 'league'", "name: 'league',\n  ids: 'text'"),
      },
      says: [
        "entities/club.ts:13:17 E282 club.fields.captain_id: the ids of league are texts, and the field holds numbers; write ids: 'text'",
      ],
    },
    fix: 'Write the same `ids` in the reference as in its entity; a list of references holds numbers alone.',
  },
  E283: {
    title: 'The people who log in have texts for ids',
    example: {
      files: { 'club.ts': clubFile(), 'person.ts': personFile({ ids: "'text'" }) },
      says: [
        'entities/person.ts:22:8 E283 person.ids: who logs in is known by a number; expected an entity of numbers; remove ids',
      ],
    },
    fix: 'Remove `ids` of that entity: a session knows its account by a number.',
  },
  E175: {
    title: 'A path is longer than records nest their relations',
    example: {
      files: {
        'club.ts': clubFile({
          fields: fields(parent),
          list: columns("[firstOf('Nom', ['Parent.Parent.Parent.name'])]"),
        }),
      },
      says: [
        'entities/club.ts:14:85 E175 club.fields.parent_id.optionLabel[0]: "Parent" of club is a relation too many, records nest 2 in each other; expected one of name, parent_id; did you mean "name"?',
        'entities/club.ts:16:69 E175 club.list.columns[0].firstOf[0]: "Parent" of club is a relation too many, records nest 2 in each other; expected one of name, parent_id; did you mean "name"?',
      ],
    },
    fix: 'End the path earlier, or show the field in the list of the entity that has it.',
  },
  E176: {
    title: 'Records that require each other, or themselves',
    example: {
      files: {
        'club.ts': clubFile({
          fields: fields(
            "league_id: reference({ label: 'Ligue', to: 'league', as: 'League', optionLabel: ['name'], required: true })",
            "parent_id: reference({ label: 'Parent', to: 'club', as: 'Parent', optionLabel: ['name'], required: true })",
          ),
        }),
        'league.ts': leagueFile(
          "first_id: reference({ label: 'Premier', to: 'club', as: 'First', optionLabel: ['name'], required: true })",
        ),
      },
      says: [
        'entities/club.ts:13:105 E176 club.fields.league_id.required: club.league_id requires a league, league.first_id requires a club, so no record could be the first; expected a reference that may be empty; remove required',
        'entities/club.ts:14:104 E176 club.fields.parent_id.required: club.parent_id requires a club, so no record could be the first; expected a reference that may be empty; remove required',
      ],
    },
    fix: 'Let one of the references be empty: remove its required.',
  },
} as const satisfies CodeGroup
