import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

function withField(field: string): Readonly<Record<string, string>> {
  return { 'club.ts': clubFile({ fields: `{\n    name: text({ label: 'Nom' }),\n    ${field},\n  }` }) }
}

/** Options of a field that do not fit it. */
export const optionCodes = {
  E161: {
    title: 'A password without the name of its confirmation',
    example: {
      files: withField("password: password({ label: 'Mot de passe', confirmationLabel: 'Encore' })"),
      says: [
        "entities/club.ts:13:5 E161 club.fields.password.confirmedBy: there is nothing; expected the payload name of the second input; write confirmedBy: 'confirmation_password'",
      ],
    },
    fix: "Write the payload name of the second input: confirmedBy: 'confirmation_password'.",
  },
  E162: {
    title: 'A default of the wrong type, or out of the limits',
    example: {
      files: withField(
        "members: number({ label: 'Membres', default: '0' }),\n    teams: number({ label: 'Équipes', default: 0, min: 1 })",
      ),
      says: [
        'entities/club.ts:13:50 E162 club.fields.members.default: there is "0"; expected a whole number; write default: 0',
        'entities/club.ts:14:48 E162 club.fields.teams.default: there is 0; expected a whole number from 1; write another, or leave it out',
      ],
    },
    fix: 'Write a number that the field itself would accept.',
  },
  E163: {
    title: 'The largest number lies below the least',
    example: {
      files: withField("members: number({ label: 'Membres', min: 10, max: 1 })"),
      says: [
        'entities/club.ts:13:55 E163 club.fields.members.max: there is 1, below the least of 10; so that no number would be accepted; expected at least 10',
      ],
    },
    fix: 'Exchange the two.',
  },
  E181: {
    title: 'A placeholder that does not exist',
    example: {
      files: {
        'club.ts': clubFile({
          endpoints: "crud('/api/club', { sends: 'multipart', one: 'club', many: 'clubs' })",
          fields: "{ name: text({ label: 'Nom' }), logo: image({ label: 'Logo', placeholder: 'recrod' }) }",
        }),
      },
      says: [
        'entities/club.ts:11:85 E181 club.fields.logo.placeholder: there is "recrod"; expected one of player, team, owner, stadium, record; did you mean "record"?',
      ],
    },
    fix: 'Write one of the placeholders that are named; a new one is a picture in src/engine/placeholders/.',
  },
} as const satisfies CodeGroup
