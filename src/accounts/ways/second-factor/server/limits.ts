import { RATE_LIMITS, type RateLimits } from '../../../server/rate-limit/rate-limits.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/**
 * Whoever guesses codes knows the password, and each guess is right once in 333,333: the account's own counter waits longer than
 * that of passwords, so that many addresses do not help. Browsers and addresses that have shown the factor before do not
 * wait for it.
 */
export const FACTOR_LIMITS: RateLimits = {
  ...RATE_LIMITS,
  name: { free: 10, firstWaitMs: SECOND_MS, longestWaitMs: 15 * MINUTE_MS },
}
