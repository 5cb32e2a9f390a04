import { MINUTE_MS } from '../../../schema/values/days.ts'

/** The number of free failures, after which the wait doubles with each further one. */
export interface RateLimit {
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
}

/**
 * Each way of guessing passwords has a limit of its own.
 *
 * One attacker, one account: `nameAtAddress` waits up to a quarter of an hour. It locks out only callers from that
 * address, so an attacker elsewhere cannot lock the owner out.
 *
 * One attacker, many accounts: `address`. Many attackers, one account: `name`. Both could also hit the owner or a whole
 * office. So they do not apply where this name has logged in from this address before, and their longest wait is short.
 *
 * One attacker may own all IPv6 networks of a site: `nameAtSite` and `site` count for the site. A browser that has logged
 * in to the account before has a counter of its own, so its owner can log in whoever guesses elsewhere.
 */
export interface RateLimits {
  readonly nameAtAddress: RateLimit
  readonly nameAtSite: RateLimit
  readonly address: RateLimit
  readonly site: RateLimit
  readonly name: RateLimit
}

const SECOND_MS = 1_000

export const RATE_LIMITS: RateLimits = {
  nameAtAddress: { free: 5, firstWaitMs: SECOND_MS, longestWaitMs: 15 * MINUTE_MS },
  nameAtSite: { free: 10, firstWaitMs: SECOND_MS, longestWaitMs: 15 * MINUTE_MS },
  address: { free: 100, firstWaitMs: SECOND_MS, longestWaitMs: MINUTE_MS },
  site: { free: 200, firstWaitMs: SECOND_MS, longestWaitMs: MINUTE_MS },
  name: { free: 50, firstWaitMs: SECOND_MS, longestWaitMs: MINUTE_MS },
}

/** The wait after a number of failures. */
export function waitAfter({ free, firstWaitMs, longestWaitMs }: RateLimit, failures: number): number {
  if (failures < free) return 0
  return Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs)
}
