import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

function withField(...fields: readonly string[]): Readonly<Record<string, string>> {
  const lines = ["name: text({ label: 'Nom' })", ...fields].map((field) => `\n    ${field},`)
  return { 'club.ts': clubFile({ fields: `{${lines.join('')}\n  }` }) }
}

/** Field options that do not fit the field. */
export const optionCodes = {
  E161: {
    title: 'A password without a name for its confirmation',
    example: {
      files: withField(
        "password: password({ label: 'Mot de passe', confirmationLabel: 'Encore' })",
        "code: password({ label: 'Code', confirmedBy: 'code', confirmationLabel: 'Encore' })",
      ),
      says: [
        "entities/club.ts:13:5 E161 club.fields.password.confirmedBy: there is nothing; expected the payload name of the second input; write confirmedBy: 'confirmation_password'",
        'entities/club.ts:14:50 E161 club.fields.code.confirmedBy: there is "code", the name of the field itself; expected the payload name of the second input; write confirmedBy: \'confirmation_code\'',
      ],
    },
    fix: "Write the payload name of the second input: confirmedBy: 'confirmation_password'.",
  },
  E162: {
    title: 'A default of the wrong type, or out of the limits',
    example: {
      files: withField(
        "members: number({ label: 'Membres', default: '0' })",
        "teams: number({ label: 'Équipes', default: '0', min: 1 })",
      ),
      says: [
        'entities/club.ts:13:50 E162 club.fields.members.default: there is "0"; expected a whole number; write default: 0',
        'entities/club.ts:14:48 E162 club.fields.teams.default: there is "0"; expected a whole number from 1; write another, or leave it out',
      ],
    },
    fix: 'Write a number that the field itself would accept.',
  },
  E163: {
    title: 'The largest number lies below the least',
    example: {
      files: withField("members: number({ label: 'Membres', min: 10, max: 1, default: 5 })"),
      says: [
        'entities/club.ts:13:55 E163 club.fields.members.max: there is 1, below the least of 10; so that no number would be accepted; expected at least 10',
      ],
    },
    fix: 'Exchange the two.',
  },
  E164: {
    title: 'A limit or a default that the number itself could not be',
    example: {
      files: withField(
        "members: number({ label: 'Membres', max: 9_999_999_999 })",
        "share: number({ label: 'Part', min: 0.5 })",
        "price: number({ label: 'Prix', max: 9.999, decimals: 2 })",
      ),
      says: [
        'entities/club.ts:13:46 E164 club.fields.members.max: there is 9999999999, beyond what a column of whole numbers holds; expected 2147483647 or nearer to 0; write max: 2147483647, or decimals: true besides',
        'entities/club.ts:14:41 E164 club.fields.share.min: there is 0.5; expected a whole number; write decimals: 1 besides, or round it',
        'entities/club.ts:15:41 E164 club.fields.price.max: there is 9.999; expected at most 2 decimals; write decimals: 3 besides, or round it',
      ],
    },
    fix: 'Whole numbers go up to 2,147,483,647; write decimals for fractions, and for larger numbers.',
  },
  E165: {
    title: 'An example that its own pattern refuses',
    example: {
      files: withField(
        "code: text({ label: 'Code', pattern: { matches: /^K-[0-9]+$/, says: 'K- et un nombre.', example: 'K' } })",
      ),
      says: [
        'entities/club.ts:12:102 E165 club.fields.code.pattern.example: there is "K", which /^K-[0-9]+$/ does not match; expected a text that it does; write another, or mend the pattern',
      ],
    },
    fix: 'Write an example as people should write the text: it stands in the empty control, and the tests write it.',
  },
  E182: {
    title: 'A field of a row that no row has a place for',
    example: {
      files: withField(
        "hours: rows({ label: 'Horaires', fields: { note: longText({ label: 'Note' }), day: text({ label: 'Jour', keep: true }) } })",
      ),
      says: [
        'entities/club.ts:14:54 E182 club.fields.hours.fields.note: there is longText(), which has no place in a row; expected one of text, toggle, date, phone, number, datetime, time, choice, duration, decimal, email, url and 1 more',
        'entities/club.ts:14:110 E182 club.fields.hours.fields.day.keep: a field of a row has no "keep"; remove it, or give it to the whole table',
      ],
    },
    fix: 'Write one of the kinds that fit in a cell; help, conditions and components belong to the whole table.',
  },
  E183: {
    title: 'Rows that are to differ in a field that they do not have',
    example: {
      files: withField(
        "hours: rows({ label: 'Horaires', distinct: ['dya'], fields: { day: text({ label: 'Jour' }) } })",
      ),
      says: [
        'entities/club.ts:13:49 E183 club.fields.hours.distinct[0]: the rows have no field "dya"; expected day; did you mean "day"?',
      ],
    },
    fix: 'Write the name of a field of the rows.',
  },
  E181: {
    title: 'A placeholder that is no address',
    example: {
      files: {
        'club.ts': clubFile({
          endpoints: "crud('/api/club', { sends: 'multipart', one: 'club', many: 'clubs' })",
          fields: "{ name: text({ label: 'Nom' }), logo: image({ label: 'Logo', placeholder: 'recrod' }) }",
        }),
      },
      says: [
        'entities/club.ts:11:85 E181 club.fields.logo.placeholder: there is "recrod"; expected the address of a picture; write placeholder: new URL(\'./pictures/room.svg\', import.meta.url).href',
      ],
    },
    fix: "Put the picture beside the config and write its address: new URL('./pictures/room.svg', import.meta.url).href.",
  },
} as const satisfies CodeGroup
