import { answers } from '../../../texts/fr/answers.ts'
import { Throttled } from '../../answers/throttled.ts'
import type { Queries } from '../../database/database.ts'
import { createGate } from '../../gate.ts'
import { createTurns } from '../../records/turns.ts'
import { createAttemptCounts, type AttemptCounts } from './attempt-counts.ts'
import { ATTEMPT_LIMITS, type AttemptLimit, type AttemptLimits } from './attempt-limits.ts'
import { attemptSubject, networkOf } from './attempt-subject.ts'

/** Who tries what from where. */
export interface Attempt {
  /** `sign-in`, or what else a password is asked for. */
  readonly purpose: string
  readonly name: string
  readonly address: string
}

/** Keeps people from guessing passwords. */
export interface Attempts {
  /** What `verify` finds, or null where it finds nothing and the attempt has failed. @throws Throttled */
  make<T>(attempt: Attempt, verify: () => Promise<T | null>): Promise<T | null>
}

/** Verifying costs a processor and memory: so many at a time, and so many that wait for it. */
const WIDTH = 2
const MOST_WAITING = 500
const BUSY_SECONDS = 5

interface Claim {
  readonly subject: string
  readonly limit: AttemptLimit
}

/** Every attempt counts as failed until it has succeeded, so that those made at the same time do not slip through. */
export function createAttempts(queries: Queries, limits: AttemptLimits = ATTEMPT_LIMITS): Attempts {
  const counts = createAttemptCounts(queries)
  const gate = createGate(WIDTH)
  // A person who sends the right password ten times at once is not one who guesses.
  const turns = createTurns()
  let waiting = 0
  return {
    async make({ purpose, name, address }, verify) {
      const network = networkOf(address)
      const own = attemptSubject('name at address', purpose, name, network)
      if (waiting >= MOST_WAITING) throw new Throttled(503, answers.busy, BUSY_SECONDS)
      waiting += 1
      try {
        return await turns.take(own, async () => {
          // Who has to wait takes nobody's place at the gate.
          assertOpen(await counts.waitOf(own))
          return gate.run(async () => {
            const wider = (await counts.isKnown(own))
              ? []
              : [
                  { subject: attemptSubject('address', purpose, network), limit: limits.address },
                  { subject: attemptSubject('name', purpose, name), limit: limits.name },
                ]
            return attempt(counts, { subject: own, limit: limits.nameAtAddress }, wider, verify)
          })
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
  wider: readonly Claim[],
  verify: () => Promise<T | null>,
): Promise<T | null> {
  const claimed: Claim[] = []
  const release = async (claims: readonly Claim[]) => {
    for (const { subject } of claims) await counts.release(subject)
  }
  try {
    for (const claim of [own, ...wider]) {
      assertOpen(await counts.claim(claim.subject, claim.limit))
      claimed.push(claim)
    }
    const found = await verify()
    if (found === null) return null
    await counts.succeed(own.subject)
    await release(wider)
    return found
  } catch (error) {
    // It has not been made, or not to its end.
    await release(claimed)
    throw error
  }
}

function assertOpen(waitMs: number): void {
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1_000)
  throw new Throttled(429, answers.tooManyAttempts(seconds), seconds)
}
