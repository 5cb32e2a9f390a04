import * as z from 'zod/mini'
import type { AnsweringEndpoint } from './endpoint.ts'
import { fieldChangesSchema, type HistoryEntry } from './history-contract.ts'

/** All that was done, newest first. Our own backend alone has this call. */
export const activityEndpoint = {
  method: 'GET',
  path: '/api/activity',
  answer: 'activity',
} as const satisfies AnsweringEndpoint

/** What can be done with an account beside changing it; a failed login is one with the wrong password. */
const SESSION_ACTIONS = ['loggedIn', 'loggedOut', 'loginFailed'] as const
export type SessionAction = (typeof SESSION_ACTIONS)[number]

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

/** Query parameters; without any it is all there is. */
export interface ActivityQuery {
  readonly entity?: string | undefined
  /** The id of the account that did it. */
  readonly account?: number | undefined
  readonly action?: ActivityEntry['action'] | undefined
  /** The first instant, ISO 8601 in UTC. */
  readonly from?: string | undefined
  /** The instant before which it ends. */
  readonly until?: string | undefined
  /** Only entries older than this one: where the answer before ended. */
  readonly before?: number | undefined
}

export interface ActivityEntry extends Omit<HistoryEntry, 'action' | 'version'> {
  readonly id: number
  readonly entity: string
  readonly recordId: number
  readonly action: (typeof ACTIVITY_ACTIONS)[number]
  /** What the action or job is called that was run or stopped. */
  readonly ran?: string | undefined
  /** What the record is called now, or was when it was deleted. */
  readonly title: string
  readonly isDeleted: boolean
}

export const activitySchema: z.ZodMiniType<readonly ActivityEntry[]> = z.array(
  z.object({
    id: z.int(),
    entity: z.string(),
    recordId: z.int(),
    action: z.enum(ACTIVITY_ACTIONS),
    at: z.string(),
    by: z.nullable(z.object({ id: z.int(), name: z.string() })),
    changes: fieldChangesSchema,
    title: z.string(),
    isDeleted: z.boolean(),
    source: z.optional(z.string()),
    ran: z.optional(z.string()),
  }),
)
