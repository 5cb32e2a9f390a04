import * as z from 'zod/mini'
import type { Read } from './call.ts'
import { fieldChangeSchema, historyEntrySchema } from './record-calls.ts'

/** What can be done with an account beside changing it; a failed login is one with the wrong password. */
const SESSION_ACTIONS = [
  'loggedIn',
  'loggedOut',
  'loginFailed',
  'proofFailed',
  'sessionsEnded',
  'invited',
  'invitationWithdrawn',
  'recoveryAsked',
  'factorOn',
  'factorOff',
  'factorReset',
  'factorFailed',
  'codesMade',
  'codeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'identityLinked',
  'identityUnlinked',
] as const
export type SessionAction = (typeof SESSION_ACTIONS)[number]

export function isSessionAction(action: string): action is SessionAction {
  return SESSION_ACTIONS.some((each) => each === action)
}

/** An action of the entity's own was run; with none of its records where it was run on the list. */
export const RAN = 'ran'

/** Somebody asked an action or a job to stop. */
export const STOPPED = 'stopped'

/** The rights or the name of a role were changed, or a role came or went. */
export const ROLE_CHANGED = 'roleChanged'

/** An API key of an account was made, or taken back. */
export const KEY_ACTIONS = ['keyMade', 'keyRevoked'] as const
export type KeyAction = (typeof KEY_ACTIONS)[number]

/** An agent would change a record, or somebody has refused that. */
export const PROPOSAL_ACTIONS = ['proposed', 'proposalRefused'] as const
export type ProposalAction = (typeof PROPOSAL_ACTIONS)[number]

export const ACTIVITY_ACTIONS = [
  'created',
  'updated',
  'deleted',
  'restored',
  RAN,
  STOPPED,
  ROLE_CHANGED,
  ...KEY_ACTIONS,
  ...PROPOSAL_ACTIONS,
  ...SESSION_ACTIONS,
] as const

export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number]

export const activityEntrySchema = z.object({
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
  /** What the action or job is called that was run or stopped, the role that was changed, or the API key. */
  ran: z.optional(z.string()),
})

export type ActivityEntry = Read<typeof activityEntrySchema>
