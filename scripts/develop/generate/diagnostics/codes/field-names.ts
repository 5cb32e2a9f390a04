import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

function withFields(...fields: readonly string[]): Readonly<Record<string, string>> {
  const lines = ["name: text({ label: 'Nom' })", ...fields].map((field) => `\n    ${field},`)
  const endpoints = "crud('/api/club', { sends: 'multipart', one: 'club', many: 'clubs' })"
  return { 'club.ts': clubFile({ endpoints, fields: `{${lines.join('')}\n  }` }) }
}

/** Field names that cannot be a column or a payload key. */
export const fieldNameCodes = {
  E170: {
    title: 'A field name that is no safe name of a column',
    example: {
      files: withFields(
        "'nom; drop table club': text({ label: 'Nom' })",
        "password: password({ label: 'Mot de passe', confirmedBy: 'mot-de-passe', confirmationLabel: 'Encore' })",
      ),
      says: [
        'entities/club.ts:13:5 E170 club.fields["nom; drop table club"]: "nom; drop table club" is no safe name of a column; expected at most 40 letters, digits and underscores, beginning with a letter; write "nom_drop_table_club"',
        'entities/club.ts:14:62 E170 club.fields.password.confirmedBy: "mot-de-passe" is no safe name of a column; expected at most 40 letters, digits and underscores, beginning with a letter; write "mot_de_passe"',
      ],
    },
    fix: 'Write latin letters, digits and underscores, a letter first, 40 at most; people read the label, not the name.',
  },
  E171: {
    title: 'A field name that something else has',
    example: {
      files: withFields(
        "id: text({ label: 'Numéro' })",
        "created_at: text({ label: 'Créé' })",
        "search_key: text({ label: 'Clé' })",
        "town_folded: text({ label: 'Ville' })",
        "constructor: text({ label: 'Constructeur' })",
      ),
      says: [
        'entities/club.ts:12:5 E171 club.fields.id: "id" is a column that every table has; expected another name',
        'entities/club.ts:13:5 E171 club.fields.created_at: "created_at" is a column that every table has; expected another name',
        'entities/club.ts:14:5 E171 club.fields.search_key: "search_key" is a column that every table has; expected another name',
        'entities/club.ts:15:5 E171 club.fields.town_folded: "town_folded" is named like the column that "town" is sorted by; expected another name',
        'entities/club.ts:16:5 E171 club.fields.constructor: "constructor" is a key that every object of the language has; expected another name',
      ],
    },
    fix: 'Choose another name: every table has id, created_at, updated_at and search_key, and sorts by columns ending in _folded.',
  },
  E173: {
    title: 'A field or an entity is renamed from one that is still there',
    example: {
      files: withFields("town: text({ label: 'Ville', renamedFrom: 'name' })"),
      says: [
        'entities/club.ts:12:47 E173 club.fields.town.renamedFrom: there is still a field "name"; expected the name of one that is gone; remove renamedFrom',
      ],
    },
    fix: 'renamedFrom takes over the data of a name that is gone: remove the old field, or the word.',
  },
  E172: {
    title: 'Two fields meet in one column or under one payload name',
    example: {
      files: withFields(
        "logo: image({ label: 'Logo' })",
        "newLogo: text({ label: 'Nouveau logo' })",
        "Name: text({ label: 'Nom' })",
      ),
      says: [
        'entities/club.ts:14:5 E172 club.fields.newLogo: its payload name "newLogo" is that of "logo" already; expected names of its own; rename one of the two',
        'entities/club.ts:15:5 E172 club.fields.Name: its column "name" is that of "name" already; expected names of its own; rename one of the two',
      ],
    },
    fix: 'An image `logo` is sent as newLogo and existingLogo too, a text in languages `name` lies in name_fr: rename the other field.',
  },
} as const satisfies CodeGroup
