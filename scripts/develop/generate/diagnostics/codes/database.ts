import type { CodeGroup } from '../code-entry.ts'

/** Errors that only the database can detect, on start. */
export const databaseCodes = {
  E190: {
    title: 'A change would drop data that records hold',
    fix: "If the field or the entity has another name now, write renamedFrom: 'town' in it; otherwise look at the change with npm run schema, and make it with npm run schema -- --apply.",
  },
  E191: {
    title: 'An entity is to run on a table of another program',
    fix: 'Look at what would change with npm run schema, and make it with npm run schema -- --apply; a table without a counted `id` is given one first.',
  },
  E284: {
    title: 'Our own backend counts records',
    fix: 'Remove `ids`, or build the browser half for the backend that has such records: VITE_API_BASE_URL=… npm run build.',
  },
} as const satisfies CodeGroup
