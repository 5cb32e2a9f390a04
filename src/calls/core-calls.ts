import type { Contract } from './call.ts'
import { historyCalls } from './history.ts'
import { matchingIdsCalls } from './matching-ids.ts'
import { openApiCalls } from './open-api.ts'
import { operationsCalls } from './operations.ts'
import { referrersCalls } from './referrers.ts'
import { restoreCalls } from './restore.ts'
import { startsCalls } from './starts.ts'

/** The calls of the core, by what the OpenAPI document puts together. */
export const coreCalls: Readonly<Record<string, Contract>> = {
  session: openApiCalls,
  forms: startsCalls,
  history: historyCalls,
  lists: matchingIdsCalls,
  deletion: { ...referrersCalls, ...restoreCalls },
  operations: operationsCalls,
}
