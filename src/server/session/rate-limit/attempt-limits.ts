/** How many attempts may fail before each further one has to wait, twice as long as the one before. */
export interface AttemptLimit {
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
}

/**
 * Passwords are guessed in three ways, and each is counted for itself.
 *
 * One guesser, one account: a name at an address waits up to a quarter of an hour. Nobody but who sits at that address
 * is kept out by it, so an attacker elsewhere cannot lock the owner out.
 *
 * One guesser, many accounts: an address waits, whatever the names. Many guessers, one account: a name waits, wherever
 * it is typed. These two would hit the owner as well, or everybody of an office; so they are not asked where this name
 * has logged in at this address before, and their longest wait is one that a person can sit out.
 *
 * One guesser may have all networks of a site: a name at a site waits like a name at an address, or the name would have
 * to wait for as long as somebody goes on. What comes with a browser that has logged in to the account before is counted
 * for that browser alone: whoever guesses elsewhere, its owner gets in.
 */
export interface AttemptLimits {
  readonly nameAtAddress: AttemptLimit
  readonly nameAtSite: AttemptLimit
  readonly address: AttemptLimit
  readonly site: AttemptLimit
  readonly name: AttemptLimit
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

export const ATTEMPT_LIMITS: AttemptLimits = {
  nameAtAddress: { free: 5, firstWaitMs: SECOND_MS, longestWaitMs: 15 * MINUTE_MS },
  nameAtSite: { free: 10, firstWaitMs: SECOND_MS, longestWaitMs: 15 * MINUTE_MS },
  address: { free: 100, firstWaitMs: SECOND_MS, longestWaitMs: MINUTE_MS },
  site: { free: 200, firstWaitMs: SECOND_MS, longestWaitMs: MINUTE_MS },
  name: { free: 50, firstWaitMs: SECOND_MS, longestWaitMs: MINUTE_MS },
}

/** How long the attempt after so many failures waits. */
export function waitAfter({ free, firstWaitMs, longestWaitMs }: AttemptLimit, failures: number): number {
  if (failures < free) return 0
  return Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs)
}
