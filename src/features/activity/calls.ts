import * as z from 'zod/mini'
import { ACTIVITY_ACTIONS, activityEntrySchema } from '../../calls/audit-log.ts'
import type { Call, Contract, QueryOf } from '../../calls/call.ts'
import { digitsSchema } from '../../schema/values/storable.ts'

/** Entries of one answer. */
export const ACTIVITY_PAGE = 50

// Compared as text, so that one form alone will do. Zod's own format would come with each first page.
const instant = z.optional(
  z.stringFormat(
    'date-time',
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/,
  ),
)

export const readActivityCall = {
  method: 'GET',
  path: '/api/activity',
  may: 'account',
  byKey: true,
  summary: 'All changes, logins included, newest first.',
  query: z.strictObject({
    entity: z.optional(z.string()),
    /** The id of the account that did it. */
    account: z.optional(digitsSchema(1)),
    action: z.optional(z.enum(ACTIVITY_ACTIONS)),
    /** Whether logins are told, too; they are without it. */
    logins: z.optional(z.enum(['true', 'false'])),
    /** The first instant, ISO 8601 in UTC. */
    from: instant,
    /** The instant before which it ends. */
    until: instant,
    /** Only entries older than this one: where the answer before ended. */
    before: z.optional(digitsSchema(1)),
  }),
  answer: z.object({
    activity: z.array(activityEntrySchema),
    /** For `before`, to read on; null at the end. */
    next: z.nullable(z.int()),
    /** What the log of this program can hold. */
    actions: z.optional(z.array(z.enum(ACTIVITY_ACTIONS))),
  }),
} as const satisfies Call

export type ActivityQuery = QueryOf<typeof readActivityCall>

export const activityCalls = { readActivity: readActivityCall } as const satisfies Contract
