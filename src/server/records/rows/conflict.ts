import { answers } from '#texts/server.ts'
import { HttpError } from '../../errors/http-error.ts'

/** The row has changed since it was validated against; nothing was written. */
export class StaleRowError extends Error {
  override readonly name = 'StaleRowError'
}

const MAX_TRIES = 25

/** Retries after a concurrent update. Each failure means that another update succeeded, so all make progress. */
export async function retryWhileStale(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StaleRowError)) throw error
    }
  }
  throw new HttpError(409, answers.tooManyChanges)
}
