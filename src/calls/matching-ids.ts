import * as z from 'zod/mini'
import type { Call, Contract } from './call.ts'

export const listMatchingIdsCall = {
  method: 'GET',
  path: '/api/bulk/:entity/ids',
  may: 'list',
  summary: 'The ids of all records that match a search and filters, which are those of the list call.',
  answer: z.object({ ids: z.array(z.int()) }),
} as const satisfies Call

export const matchingIdsCalls = { listMatchingIds: listMatchingIdsCall } as const satisfies Contract
