import * as z from 'zod/mini'
// The generator runs with what an earlier release has generated, which may lack the constant.
import * as program from '../generated/app.ts'
import type { EntityRecord } from '../schema/entity/field-definition.ts'
import type { Call } from './call.ts'

/** The account that is logged in, with the fields of its profile. */
export const adminData: z.ZodMiniType<EntityRecord> = z.looseObject({
  id: program.hasOtherBackend ? z.union([z.int(), z.string()]) : z.int(),
})

export const readCurrentAdminCall = {
  method: 'GET',
  path: '/api/admin/data',
  may: 'account',
  summary: 'Who is logged in.',
  answer: z.object({ adminData }),
} as const satisfies Call
