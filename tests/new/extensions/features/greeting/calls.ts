import * as z from 'zod/mini'
import type { Call, Contract } from 'tribune/extend'

export const helloCall = {
  method: 'GET',
  path: '/api/greeting',
  may: 'account',
  answer: z.object({ hello: z.string() }),
  summary: 'Greets.',
} as const satisfies Call

export const greetingCalls: Contract = { helloCall }
