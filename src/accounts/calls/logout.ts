import * as z from 'zod/mini'
import type { Call } from '../../calls/call.ts'

export const logoutCall = {
  method: 'POST',
  path: '/api/auth/logout',
  may: 'open',
  summary: 'Logs out.',
  body: z.looseObject({}),
  answer: z.object({
    /** Where the browser goes to log out there too: that of the provider which the session was begun at. */
    next: z.optional(z.string()),
  }),
} as const satisfies Call
