import { PassThrough } from 'node:stream'
import { oneAtATime } from './one-at-a-time.ts'
import type { Sessions } from '../../../server/session/sessions.ts'

/** The streams of this process. */
export interface EventStreams {
  open(token: string): PassThrough
  /** Ends those whose sessions are over: with a logout, a new password, the deletion of the account, or by time. */
  endClosed(): void
  endAll(): void
}

export function createEventStreams(
  sessions: Pick<Sessions, 'openAmong'>,
  onError: (error: unknown) => void,
): EventStreams {
  const tokens = new Map<PassThrough, string>()
  return {
    open(token) {
      const stream = new PassThrough()
      tokens.set(stream, token)
      stream.once('close', () => tokens.delete(stream))
      return stream
    },
    // One query for all of them.
    endClosed: oneAtATime(async () => {
      const asked = [...tokens]
      const open = await sessions.openAmong(asked.map(([, token]) => token))
      for (const [stream, token] of asked) if (!open.has(token)) stream.end()
    }, onError),
    endAll() {
      for (const stream of tokens.keys()) stream.end()
    },
  }
}
