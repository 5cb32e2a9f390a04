import type { Store } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import { isCallersPassword } from './find-account.ts'
import { CALLERS_PASSWORD } from './rate-limit/counters.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'

interface Checking {
  readonly store: Store
  readonly account: AccountEntity
  readonly rateLimiter: RateLimiter
}

/** Whose password is asked for, and from where. */
export interface AskedPassword {
  readonly accountId: number
  readonly address: string
}

/**
 * Whether it is the password of whoever is logged in. Rate limited, because a session that was left open must not serve to guess
 * it.
 * @throws RateLimitError
 */
export async function isOwnPassword(
  { store, account, rateLimiter }: Checking,
  { accountId, address }: AskedPassword,
  secret: string,
): Promise<boolean> {
  const attempt = { purpose: CALLERS_PASSWORD, name: String(accountId), address }
  const verify = async () => (await isCallersPassword(store, account, accountId, secret)) || null
  return (await rateLimiter.run(attempt, verify)) ?? false
}
