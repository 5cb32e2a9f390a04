import { explainLosses } from '../../../../../src/server/database/migrations/explain-losses.ts'
import { explainTextIds } from '../../../../../src/server/explain-text-ids.ts'
import type { CodeGroup } from '../code-entry.ts'
import { clubFile, personFile } from '../example-files.ts'

const people = {
  'person.ts': personFile({
    fields:
      "{ name: text({ label: 'Nom', unique: true }), secret: password({ label: 'Secret', confirmedBy: 'again', confirmationLabel: 'Encore' }) }",
  }),
}

/** Errors that only the database can detect, on start. */
export const databaseCodes = {
  E190: {
    title: 'A change would drop data that records hold',
    example: {
      before: {
        ...people,
        'club.ts': clubFile({ fields: "{ name: text({ label: 'Nom' }), town: text({ label: 'Ville' }) }" }),
      },
      records: { club: [{ town: 'Oran' }, { town: 'Alger' }, { town: 'Béjaïa' }, { town: '' }] },
      after: { ...people, 'club.ts': clubFile() },
      says: explainLosses([{ kind: 'field', entity: 'club', field: 'town', records: 3 }]).split('\n'),
    },
    fix: "If the field or the entity has another name now, write renamedFrom: 'town' in it; otherwise look at the change with npm run schema, and make it with npm run schema -- --apply.",
  },
  E284: {
    title: 'Our own backend counts records',
    example: {
      before: { ...people, 'club.ts': clubFile() },
      records: {},
      after: { ...people, 'club.ts': clubFile({ ids: "'text'" }) },
      says: [explainTextIds(['club'])],
    },
    fix: 'Remove `ids`, or build the browser half for the backend that has such records: VITE_API_BASE_URL=… npm run build.',
  },
} as const satisfies CodeGroup
