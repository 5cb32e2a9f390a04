import * as z from 'zod/mini'
import type { Call, Contract } from '../../calls/call.ts'
import { adminData } from '../../calls/session.ts'

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

export const profileCalls = {
  updateProfile: updateProfileCall,
  updatePassword: updatePasswordCall,
} as const satisfies Contract
