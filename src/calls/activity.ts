import * as z from 'zod/mini'
import { digitsSchema } from '../schema/storable.ts'
import type { Call, QueryOf, Read } from './call.ts'
import { fieldChangeSchema, historyEntrySchema } from './history.ts'

/** What can be done with an account beside changing it; a failed login is one with the wrong password. */
const SESSION_ACTIONS = ['loggedIn', 'loggedOut', 'loginFailed'] as const
export type SessionAction = (typeof SESSION_ACTIONS)[number]

export function isSessionAction(action: string): action is SessionAction {
  return SESSION_ACTIONS.some((each) => each === action)
}

/** An action of the entity's own was run; with none of its records where it was run on the list. */
export const RAN = 'ran'

/** Somebody asked an action or a job to stop. */
export const STOPPED = 'stopped'

export const ACTIVITY_ACTIONS = [
  'created',
  'updated',
  'deleted',
  'restored',
  RAN,
  STOPPED,
  ...SESSION_ACTIONS,
] as const

/** Entries of one answer. */
export const ACTIVITY_PAGE = 50

const activityEntrySchema = z.object({
  id: z.int(),
  entity: z.string(),
  recordId: z.int(),
  action: z.enum(ACTIVITY_ACTIONS),
  /** An instant, ISO 8601 in UTC. */
  at: z.string(),
  /** Who did it, as the account was called then; null where it was the program itself. */
  by: historyEntrySchema.shape.by,
  changes: z.array(fieldChangeSchema),
  /** What the record is called now, or was when it was deleted. */
  title: z.string(),
  isDeleted: z.boolean(),
  /** The name of the file that it was imported from. */
  source: z.optional(z.string()),
  /** What the action or job is called that was run or stopped. */
  ran: z.optional(z.string()),
})

export type ActivityEntry = Read<typeof activityEntrySchema>

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
  }),
} as const satisfies Call

export type ActivityQuery = QueryOf<typeof readActivityCall>
