import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../../calls/call.ts'
import { askRecoveryCall } from '../../calls/account-calls.ts'

const invitationSchema = z.object({
  /** Of the account, which has no password yet. */
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Until when its link is good, an instant; null where there is none, or none that is good. */
  goodUntil: z.nullable(z.string()),
})

export type Invitation = Read<typeof invitationSchema>

/** What becomes of the link: it was sent, or whoever invites hands it on. */
const sending = z.object({
  id: z.int(),
  isSent: z.boolean(),
  /** Told this once, and only where it was not sent. */
  token: z.nullable(z.string()),
})

export type Sending = Read<typeof sending>

export const listInvitationsCall = {
  method: 'GET',
  path: '/api/invitations',
  may: 'create',
  byKey: false,
  summary: 'The accounts that have no password yet, the latest first, and whether their links are good.',
  answer: z.object({ invitations: z.array(invitationSchema), isMailed: z.boolean() }),
} as const satisfies Call

export const inviteCall = {
  method: 'POST',
  path: '/api/invitations',
  may: 'create',
  byKey: false,
  asksAgain: 'ofAccounts',
  summary: 'Adds an account without a password, and makes the link by which its owner sets one.',
  /** As the account’s own form sends it, without the password. */
  body: z.looseObject({}),
  answer: sending,
} as const satisfies Call

export const sendInvitationCall = {
  method: 'POST',
  path: '/api/invitations/:id/send',
  may: 'create',
  byKey: false,
  asksAgain: 'ofAccounts',
  summary: 'Makes another link in the place of the former one.',
  answer: sending,
} as const satisfies Call

export const withdrawInvitationCall = {
  method: 'DELETE',
  path: '/api/invitations/:id',
  may: 'create',
  byKey: false,
  summary: 'Makes the link void; the account stays.',
} as const satisfies Call

export const invitationsCalls = {
  listInvitations: listInvitationsCall,
  invite: inviteCall,
  sendInvitation: sendInvitationCall,
  withdrawInvitation: withdrawInvitationCall,
  askRecovery: askRecoveryCall,
} as const satisfies Contract
