import { PassThrough } from 'node:stream'
import { coalesce } from './coalesce.ts'
import type { Sessions } from '../../../accounts/face.ts'
import type { SessionKey } from '../../../server/face.ts'

/** What a stream lasts as long as: a session by its token, or an API key. */
type Credential = { readonly token: string } | Pick<SessionKey, 'isOpen'>

/** The streams of this process. */
export interface EventStreams {
  open(credential: Credential): PassThrough
  /** Ends those whose sessions are over: with a logout, a new password, the deletion of the account, or by time; or whose key is. */
  endClosed(): void
  endAll(): void
}

export function createEventStreams(
  sessions: Pick<Sessions, 'openAmong'>,
  onError: (error: unknown) => void,
): EventStreams {
  const credentials = new Map<PassThrough, Credential>()
  return {
    open(credential) {
      const stream = new PassThrough()
      credentials.set(stream, credential)
      stream.once('close', () => credentials.delete(stream))
      return stream
    },
    // One query for all sessions; keys are few.
    endClosed: coalesce(async () => {
      const asked = [...credentials]
      const tokens = asked.flatMap(([, each]) => ('token' in each ? [each.token] : []))
      const open = await sessions.openAmong(tokens)
      for (const [stream, each] of asked)
        if (!('token' in each ? open.has(each.token) : await each.isOpen())) stream.end()
    }, onError),
    endAll() {
      for (const stream of credentials.keys()) stream.end()
    },
  }
}
