import type { CodeGroup } from '../code-entry.ts'

/** What only the database can tell, when the backend starts. */
export const databaseCodes = {
  E190: {
    title: 'A change would drop a column that holds data',
    example: {
      provokedBy: 'server',
      says: ['E190 club.town: the field is gone, but its column holds data in 3 records; …'],
    },
    fix: "If the field has another name now, write renamedFrom: 'town' in it; otherwise look at the plan and apply it with the commands that are named.",
  },
} as const satisfies CodeGroup
