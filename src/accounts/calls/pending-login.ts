import * as z from 'zod/mini'
import type { Call } from '../../calls/call.ts'
import { loginCall } from './login.ts'

// Apart from the other calls: programs have it where a login may ask for more than a password.

/** The screen of a login whose password was right, and that waits for more. */
export const PENDING_LOGIN_PATH = '/login/second-factor'

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
