import { SESSION_COOKIE } from '../../../../src/schema/access/session-contract.ts'
import type { Backend } from '../../../../src/server/backend.ts'
import type { HttpClient } from '../http-client.ts'

/** Logs in without showing anything, as after a sign-on with a provider. */
export async function beginSession(
  { sessions }: Backend,
  client: HttpClient,
  accountId: number,
): Promise<void> {
  const { token } = await sessions.start(accountId)
  client.cookie = `${SESSION_COOKIE}=${token}`
}
