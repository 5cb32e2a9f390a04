import * as z from 'zod/mini'
import type { Call } from '../../calls/call.ts'

export const loginCall = {
  method: 'POST',
  path: '/api/auth/login',
  may: 'open',
  summary: 'Logs in.',
  body: z.object({
    /** Email, phone or username. */
    user: z.string(),
    password: z.string(),
  }),
  /** Where the login goes on, for whoever has to show more than a password: no session has begun. */
  answer: z.object({ next: z.optional(z.string()) }),
} as const satisfies Call

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

/** Where the login page is told how a sign-on has ended: `/login#signed-on`, or `/login#sign-on=denied`. */
export const SIGNED_ON = 'signed-on'
export const SIGN_ON_PROBLEM = 'sign-on='

export const SIGN_ON_PROBLEMS = [
  'denied',
  'unavailable',
  'clock',
  'refused',
  'elsewhere',
  'unverified',
  'unknown',
  'otherPerson',
  'passwordOnly',
  'incomplete',
  'suspended',
  'expired',
  'tooMany',
] as const
export type SignOnProblem = (typeof SIGN_ON_PROBLEMS)[number]
