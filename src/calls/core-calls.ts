import type { Contract } from './call.ts'
import { accountLinksCalls } from '../accounts/calls/account-links.ts'
import { historyCalls } from './history.ts'
import { languageCalls } from '../accounts/calls/language.ts'
import { matchingIdsCalls } from './matching-ids.ts'
import { openApiCalls } from './open-api.ts'
import { operationsCalls } from './operations.ts'
import { profileCalls } from '../accounts/calls/profile.ts'
import { referrersCalls } from './referrers.ts'
import { restoreCalls } from './restore.ts'
import { startsCalls } from './starts.ts'
import { sessionCalls } from '../accounts/calls/login.ts'

/** The calls of the core, by what the OpenAPI document puts together. */
export const coreCalls: Readonly<Record<string, Contract>> = {
  session: { ...sessionCalls, ...accountLinksCalls, ...profileCalls, ...languageCalls, ...openApiCalls },
  forms: startsCalls,
  history: historyCalls,
  lists: matchingIdsCalls,
  deletion: { ...referrersCalls, ...restoreCalls },
  operations: operationsCalls,
}
