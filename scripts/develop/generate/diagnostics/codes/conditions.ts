import type { CodeGroup } from '../code-entry.ts'
import { clubFile, leagueFile } from '../example-files.ts'

function withFields(...fields: readonly string[]): Readonly<Record<string, string>> {
  const lines = ["name: text({ label: 'Nom' })", ...fields].map((field) => `\n    ${field},`)
  return { 'club.ts': clubFile({ fields: `{${lines.join('')}\n  }` }) }
}

const kind = "kind: choice({ label: 'Genre', options: { owned: 'Acheté', rented: 'Loué' } })"

/** What makes fields depend on others. */
export const conditionCodes = {
  E270: {
    title: 'A condition of no other field',
    example: {
      files: {
        ...withFields(
          kind,
          "rent: text({ label: 'Loyer', showWhen: { field: 'kin', is: 'rented' } })",
          "until: text({ label: 'Fin', requiredWhen: { field: 'until', isEmpty: true } })",
          "note: text({ label: 'Note', showWhen: { all: [{ field: 'kind', is: 'owned' }, { any: [{ field: 'untl', isEmpty: true }] }] } })",
        ),
        'league.ts': leagueFile().replace(
          '\n})',
          "\n  actions: { close: { label: 'Clore', on: 'record', done: 'clos', fields: { why: text({ label: 'Motif', showWhen: { field: 'name', isEmpty: true } }) } } },\n})",
        ),
        'league.server.ts': [
          "import { defineActions } from '../src/behaviour/actions.ts'",
          "import { league } from './league.ts'",
          'export const actions = defineActions(league, { close() {} })',
        ].join('\n'),
      },
      says: [
        'entities/club.ts:14:53 E270 club.fields.rent.showWhen.field: there is no other field "kin"; expected one of name, kind, until, note; did you mean "kind"?',
        'entities/club.ts:15:56 E270 club.fields.until.requiredWhen.field: there is no other field "until"; expected one of name, kind, rent, note',
        'entities/club.ts:16:100 E270 club.fields.note.showWhen.all[1].any[0].field: there is no other field "untl"; expected one of name, kind, rent, until; did you mean "until"?',
        'entities/league.ts:23:124 E270 league.actions.close.fields.why.showWhen.field: there is no other field "name"; there is none to choose from; remove it',
      ],
    },
    fix: 'Write the name of another field of the same entity.',
  },
  E271: {
    title: 'A condition that is never met',
    example: {
      files: withFields(
        kind,
        "code: password({ label: 'Code', confirmedBy: 'code_again', confirmationLabel: 'Encore' })",
        "rent: text({ label: 'Loyer', showWhen: { field: 'kind', is: ['owned', 'rent'] } })",
        "until: text({ label: 'Fin', readOnlyWhen: { field: 'code', isEmpty: false } })",
        "origin: text({ label: 'Source', hidden: true })",
        "proof: text({ label: 'Preuve', requiredWhen: { field: 'origin', isEmpty: true } })",
      ),
      says: [
        'entities/club.ts:16:75 E271 club.fields.rent.showWhen.is[1]: "kind" is never "rent"; expected one of owned, rented; did you mean "rented"?',
        'entities/club.ts:17:56 E271 club.fields.until.readOnlyWhen.field: "code" is told to nobody, so that no form could follow it; expected another field',
        'entities/club.ts:19:59 E271 club.fields.proof.requiredWhen.field: "origin" is hidden, so that no form could follow it; expected another field',
      ],
    },
    fix: 'Write a value that the other field can have, or ask whether it is empty: { field: …, isEmpty: true }.',
  },
  E272: {
    title: 'Fields that show each other in a circle',
    example: {
      files: withFields(
        "rent: text({ label: 'Loyer', showWhen: { field: 'until', isEmpty: false } })",
        "until: text({ label: 'Fin', showWhen: { any: [{ field: 'name', isEmpty: true }, { field: 'rent', isEmpty: false }] } })",
      ),
      says: [
        'entities/club.ts:12:44 E272 club.fields.rent.showWhen: rent is shown by until is shown by rent, so none of them would ever be; expected a field that is always shown',
      ],
    },
    fix: 'Begin with a field that is always shown.',
  },
  E273: {
    title: 'A check of fields that are none, or are told to nobody',
    example: {
      files: {
        'club.ts': clubFile({
          fields: "{ name: text({ label: 'Nom' }), code: text({ label: 'Code' }) }",
          checks:
            "{ differs: { of: ['name', 'cod'], holds: ({ name }) => name !== '', field: 'code', says: 'Non.' } }",
        }),
      },
      says: [
        'entities/club.ts:21:37 E273 club.checks.differs.of[1]: "cod" is no field that it can look at; expected one of name, code; did you mean "code"?',
        'entities/club.ts:21:86 E273 club.checks.differs.field: "code" is no field that it can look at; expected one of name, cod; did you mean "cod"?',
      ],
    },
    fix: 'Write the fields that the check reads, and mark one of them.',
  },
  E274: {
    title: 'Fields that cannot be unique together',
    example: {
      files: {
        'club.ts': clubFile({
          fields: "{ name: text({ label: 'Nom' }), title: localizedText({ label: 'Titre' }) }",
          uniqueTogether: "[['nam', 'name'], ['title', 'name'], ['name'], ['name', 'name']]",
        }),
      },
      says: [
        'entities/club.ts:22:21 E274 club.uniqueTogether[0][0]: there is no field "nam" that can be compared; expected name; did you mean "name"?',
        'entities/club.ts:22:38 E274 club.uniqueTogether[1][0]: there is no field "title" that can be compared; expected name',
        'entities/club.ts:22:57 E274 club.uniqueTogether[2][0]: "name" stands here alone; expected several fields; name another, or write unique: true at the field',
        'entities/club.ts:22:75 E274 club.uniqueTogether[3][1]: "name" stands here twice; expected several fields; name another, or write unique: true at the field',
      ],
    },
    fix: 'Name several fields, each of one value; a field that is unique by itself says unique: true.',
  },
} as const satisfies CodeGroup
