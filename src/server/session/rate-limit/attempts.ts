import { Semaphore } from 'async-mutex'
import { answers } from '../../../texts/fr/answers.ts'
import { Throttled } from '../../errors/throttled.ts'
import type { Queries } from '../../database/database.ts'
import { KeyedMutex } from '../../keyed-mutex.ts'
import { createAttemptCounts, type AttemptCounts } from './attempt-counts.ts'
import { ATTEMPT_LIMITS, type AttemptLimits } from './attempt-limits.ts'
import { ownClaim, sharedClaims, type Attempt, type Claim } from './claims.ts'

/** Keeps people from guessing passwords. */
export interface Attempts {
  /** What `verify` finds, or null where it finds nothing and the attempt has failed. @throws Throttled */
  make<T>(attempt: Attempt, verify: () => Promise<T | null>): Promise<T | null>
}

/** Verifying costs a processor and memory: so many at a time, and so many that wait for it. */
const WIDTH = 2
const MOST_WAITING = 500
const BUSY_SECONDS = 5

/** Every attempt counts as failed until it has succeeded, so that those made at the same time do not slip through. */
export function createAttempts(queries: Queries, limits: AttemptLimits = ATTEMPT_LIMITS): Attempts {
  const counts = createAttemptCounts(queries)
  const semaphore = new Semaphore(WIDTH)
  // A person who sends the right password ten times at once is not one who guesses.
  const mutex = new KeyedMutex()
  let waiting = 0
  return {
    async make(made, verify) {
      const own = ownClaim(made, limits)
      if (waiting >= MOST_WAITING) throw new Throttled(503, answers.busy, BUSY_SECONDS)
      waiting += 1
      try {
        return await mutex.runExclusive(own.subject, async () => {
          const isKnown = Boolean(made.device) || (await counts.isKnown(own.subject))
          const shared = isKnown ? [] : sharedClaims(made, limits)
          // Who has to wait takes nobody's place in the queue.
          await assertAllOpen(counts, [own, ...shared])
          return semaphore.runExclusive(() => attempt(counts, own, shared, verify))
        })
      } finally {
        waiting -= 1
      }
    },
  }
}

async function attempt<T>(
  counts: AttemptCounts,
  own: Claim,
  shared: readonly Claim[],
  verify: () => Promise<T | null>,
): Promise<T | null> {
  const claims = [own, ...shared]
  const claimed: Claim[] = []
  const release = async (released: readonly Claim[]) => {
    for (const { subject } of released) await counts.release(subject)
  }
  // What is refused writes nothing: anybody may think of names without end.
  await assertAllOpen(counts, claims)
  try {
    for (const claim of claims) {
      assertOpen(await counts.claim(claim))
      claimed.push(claim)
    }
    const found = await verify()
    if (found === null) return null
    await counts.succeed(own.subject)
    await release(shared)
    return found
  } catch (error) {
    // It has not been made, or not to its end.
    await release(claimed)
    throw error
  }
}

async function assertAllOpen(counts: AttemptCounts, claims: readonly Claim[]): Promise<void> {
  assertOpen(await counts.waitOf(claims.map(({ subject }) => subject)))
}

function assertOpen(waitMs: number): void {
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1_000)
  throw new Throttled(429, answers.tooManyAttempts(seconds), seconds)
}
