import { Semaphore } from 'async-mutex'
import { answers } from '#texts/server.ts'
import { RateLimitError } from '../../../server/errors/http-error.ts'
import type { Database } from '../../../server/database/database.ts'
import { KeyedMutex } from '../../../server/records/store/keyed-mutex.ts'
import { type FailureCounts, createFailureCounts } from './failure-counts.ts'
import { RATE_LIMITS, type RateLimits } from './rate-limits.ts'
import { type Attempt, type Counter, callerCounter, sharedCounters } from './counters.ts'

/** The rate limit of password checks. */
export interface RateLimiter {
  /** @returns what `verify` finds; null counts as a failed attempt. @throws RateLimitError */
  run<T>(attempt: Attempt, verify: () => Promise<T | null>): Promise<T | null>
}

/** Verifying a password takes CPU and memory: this many at a time. */
const WIDTH = 2
const MAX_WAITING = 500
const BUSY_SECONDS = 5

/**
 * An attempt counts as failed until it has succeeded, so that concurrent ones cannot slip through.
 * @param width how many are verified at a time
 */
export function createRateLimiter(
  { queries, transact }: Pick<Database, 'queries' | 'transact'>,
  limits: RateLimits = RATE_LIMITS,
  width = WIDTH,
): RateLimiter {
  const counts = createFailureCounts(queries)
  // What is counted together is written to the disk together.
  const write: Write = (work) => transact((transaction) => work(createFailureCounts(transaction)))
  const semaphore = new Semaphore(width)
  // Serialized, so that the right password sent ten times at once is not taken for guessing.
  const mutex = new KeyedMutex()
  let waiting = 0
  return {
    async run(made, verify) {
      const own = callerCounter(made, limits)
      if (waiting >= MAX_WAITING) throw new RateLimitError(503, answers.busy, BUSY_SECONDS)
      waiting += 1
      try {
        return await mutex.runExclusive(own.subject, async () => {
          const isKnown = !made.isShared && (Boolean(made.device) || (await counts.isKnown(own.subject)))
          const shared = isKnown ? [] : sharedCounters(made, limits)
          // Checked before the queue, so that a limited caller takes no place in it.
          await assertAllOpen(counts, [own, ...shared])
          const counted = { own, shared, forgives: !made.isShared }
          return semaphore.runExclusive(() => attempt(write, counted, verify))
        })
      } finally {
        waiting -= 1
      }
    },
  }
}

interface Counted {
  /** That no other caller shares. */
  readonly own: Counter
  readonly shared: readonly Counter[]
  /** Whether a success ends the failures of before. */
  readonly forgives: boolean
}

/** Writes in one transaction. */
type Write = (work: (counts: FailureCounts) => Promise<void>) => Promise<void>

async function attempt<T>(
  write: Write,
  { own, shared, forgives }: Counted,
  verify: () => Promise<T | null>,
): Promise<T | null> {
  const counters = [own, ...shared]
  await write(async (counts) => {
    // A refused attempt writes nothing, because the names are unbounded.
    await assertAllOpen(counts, counters)
    for (const counter of counters) assertOpen(await counts.count(counter))
  })
  try {
    const found = await verify()
    if (found === null) return null
    await write(async (counts) => {
      if (forgives) await counts.succeed(own.subject)
      await releaseAll(counts, forgives ? shared : counters)
    })
    return found
  } catch (error) {
    // The attempt was not completed, so it does not count.
    await write((counts) => releaseAll(counts, counters))
    throw error
  }
}

async function releaseAll(counts: FailureCounts, counters: readonly Counter[]): Promise<void> {
  for (const { subject } of counters) await counts.release(subject)
}

async function assertAllOpen(counts: FailureCounts, counters: readonly Counter[]): Promise<void> {
  assertOpen(await counts.waitOf(counters.map(({ subject }) => subject)))
}

function assertOpen(waitMs: number): void {
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1_000)
  throw new RateLimitError(429, answers.tooManyAttempts(seconds), seconds)
}
