import * as z from 'zod/mini'
import type { Call, Contract } from '../../calls/call.ts'
import { logoutCall } from './logout.ts'
import { readCurrentAdminCall } from '../../calls/session.ts'

// Apart from the calls of who is logged in, whose first page has no use for it.

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

export const sessionCalls = {
  login: loginCall,
  logout: logoutCall,
  readCurrentAdmin: readCurrentAdminCall,
} as const satisfies Contract
