import { LRUCache } from 'lru-cache'
import { apiKeyAnswers } from '#ways/api-keys/texts.ts'
import { RateLimitError } from '../../../../server/errors/http-error.ts'

/** Twenty calls a second: more than a program needs that does not go in a circle. */
const CALLS = 1_200
const WINDOW_MS = 60_000
const MOST_KEYS = 10_000

/**
 * Counts the calls of each key by a clock that nobody sets, in this process alone: a count that all share would be a write for each call, of which most only
 * read. A key makes as many times more calls as there are processes.
 * @returns what counts one
 */
export function createCallLimit(most = CALLS, now: () => number = () => performance.now()) {
  const windows = new LRUCache<number, { readonly began: number; readonly calls: number }>({ max: MOST_KEYS })
  /** @throws RateLimitError */
  return (id: number): void => {
    const last = windows.get(id)
    const isOver = !last || now() - last.began >= WINDOW_MS
    const window = isOver ? { began: now(), calls: 1 } : { began: last.began, calls: last.calls + 1 }
    if (window.calls > most) {
      const seconds = Math.ceil((window.began + WINDOW_MS - now()) / 1_000)
      throw new RateLimitError(429, apiKeyAnswers.tooManyCalls(seconds), seconds)
    }
    windows.set(id, window)
  }
}
