import * as z from 'zod/mini'
import type { Call } from '../../calls/call.ts'

// Apart from the other calls: programs have it where they write to people.

export const askRecoveryCall = {
  method: 'POST',
  path: '/api/auth/recovery',
  may: 'open',
  summary:
    'Sends a link for a new password, where an account has this email; answers the same where none has.',
  body: z.strictObject({ email: z.string().check(z.minLength(1), z.maxLength(255)) }),
} as const satisfies Call
