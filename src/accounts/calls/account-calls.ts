import * as z from 'zod/mini'
import type { Call, Contract } from '../../calls/call.ts'
import { loginCall, logoutCall } from './login-calls.ts'
import { adminData, readCurrentAdminCall } from '../../calls/session.ts'
import { LANGUAGES } from '../../schema/values/text.ts'

/** The screen of a login whose password was right, and that waits for more. */
export const PENDING_LOGIN_PATH = '/login/second-factor'

/** Programs have it where a login may ask for more than a password. */
export const readPendingLoginCall = {
  method: 'GET',
  // Below the login, where its cookies are sent.
  path: `${loginCall.path}/pending`,
  may: 'open',
  summary: 'What a login waits for whose password was right; 401 where none waits in this browser.',
  answer: z.object({
    /** What the account logs in by. */
    user: z.string(),
    /** The second factors that it has; without one it sets one up now. */
    factors: z.array(z.string()),
  }),
} as const satisfies Call

/** Programs have it where they write to people. */
export const askRecoveryCall = {
  method: 'POST',
  path: '/api/auth/recovery',
  may: 'open',
  summary:
    'Sends a link for a new password, where an account has this email; answers the same where none has.',
  body: z.strictObject({ email: z.string().check(z.minLength(1), z.maxLength(255)) }),
} as const satisfies Call

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

/** Which fields an account has, its config says. */
const payload = z.looseObject({})

export const updateProfileCall = {
  method: 'PUT',
  path: '/api/auth/update',
  may: 'account',
  summary: "Changes one's own profile.",
  body: payload,
  answer: z.object({ adminData: z.optional(adminData) }),
} as const satisfies Call

export const updatePasswordCall = {
  method: 'PUT',
  path: '/api/admin/update/password',
  may: 'account',
  summary: "Changes one's own password.",
  body: payload,
} as const satisfies Call

export const keepLanguageCall = {
  method: 'PUT',
  path: '/api/admin/language',
  may: 'account',
  summary: 'Keeps the language that one is spoken to in, wherever one logs in.',
  body: z.object({ language: z.enum(LANGUAGES) }),
} as const satisfies Call

/** The calls by which people log in, and those about their own account. */
export const accountCalls = {
  login: loginCall,
  logout: logoutCall,
  readCurrentAdmin: readCurrentAdminCall,
  readLink: readLinkCall,
  setByLink: setByLinkCall,
  updateProfile: updateProfileCall,
  updatePassword: updatePasswordCall,
  keepLanguage: keepLanguageCall,
} as const satisfies Contract
