import * as z from 'zod/mini'
import type { Call, Contract } from '../../../calls/call.ts'

export const proveByPasswordCall = {
  method: 'POST',
  path: '/api/auth/proof',
  may: 'account',
  summary:
    'Shows again who asks, by their password: for 15 minutes the session is not asked before dangerous calls, and has a new token.',
  body: z.strictObject({ password: z.string() }),
} as const satisfies Call

export const stepUpCalls = { proveByPassword: proveByPasswordCall } as const satisfies Contract
