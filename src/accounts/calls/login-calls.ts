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
