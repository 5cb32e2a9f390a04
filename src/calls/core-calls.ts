import type { Contract } from './call.ts'
import { historyCalls, matchingIdsCalls, referrersCalls, restoreCalls, startsCalls } from './record-calls.ts'
import { openApiCalls, operationsCalls } from './operations.ts'

/** The calls of the core, by what the OpenAPI document puts together. */
export const coreCalls: Readonly<Record<string, Contract>> = {
  session: openApiCalls,
  forms: startsCalls,
  history: historyCalls,
  lists: matchingIdsCalls,
  deletion: { ...referrersCalls, ...restoreCalls },
  operations: operationsCalls,
}
