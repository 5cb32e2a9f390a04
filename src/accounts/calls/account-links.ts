import * as z from 'zod/mini'
import type { Call, Contract } from '../../calls/call.ts'

/** Where a link of an account leads to; its token stands behind `#`, which no browser sends to a server. */
export const LINK_PATH = '/login/link'

/** 256 bits. */
const token = z.string().check(z.regex(/^[\w-]{43}$/))

/** Why somebody sets a password: they are invited, have lost theirs, or log in with one that somebody else has set. */
export const linkPurposeSchema = z.enum(['invitation', 'recovery', 'ownPassword'])

export type LinkPurpose = z.output<typeof linkPurposeSchema>

export const readLinkCall = {
  method: 'POST',
  path: '/api/auth/link',
  may: 'open',
  summary: 'What a link of an account is for, while it is good; 400 afterwards.',
  body: z.strictObject({ token }),
  answer: z.object({
    purpose: linkPurposeSchema,
    /** What the account logs in by. */
    user: z.string(),
  }),
} as const satisfies Call

export const setByLinkCall = {
  method: 'PUT',
  path: '/api/auth/link',
  may: 'open',
  summary:
    'Sets the password of the account that a link is of, which ends its sessions; a link works once. The new password is sent as the account’s own form sends it.',
  body: z.looseObject({ token }),
} as const satisfies Call

export const accountLinksCalls = {
  readLink: readLinkCall,
  setByLink: setByLinkCall,
} as const satisfies Contract
