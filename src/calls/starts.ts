import * as z from 'zod/mini'
import type { Call, Contract } from './call.ts'

export const readStartsCall = {
  method: 'GET',
  path: '/api/starts/:entity',
  may: 'create',
  summary: 'What a new form of whoever asks starts with, by field.',
  answer: z.object({ values: z.looseObject({}) }),
} as const satisfies Call

export const startsCalls = { readStarts: readStartsCall } as const satisfies Contract
