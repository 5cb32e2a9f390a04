import type { IncomingHttpHeaders } from 'node:http'
import { createBoundedCache } from '../bounded-cache.ts'
import type { DatabaseAdapter } from '../database/database.ts'
import type { TrustProxy } from '../trust-proxy.ts'
import { isValid, type Lease } from './lease.ts'

/** An answer as it went over the wire. */
export interface KeptAnswer {
  readonly lease: Lease
  readonly status: number
  /** Names and values in turn, without what is each answer's own. */
  readonly headers: readonly string[]
  /** A character a byte where it is short: it then goes out with its head, in one piece. */
  readonly body: Buffer | string
  readonly route: string
  readonly account: number | undefined
}

/** What of a request the answer may depend on. */
export interface Asked {
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The answers that were given last, for who asks the same again while nothing has changed. */
export interface KeptAnswers {
  find(request: Asked): KeptAnswer | undefined
  keep(request: Asked, answer: KeptAnswer): void
  /** While the program ends the router answers alone: it tells callers to go elsewhere. */
  stop(): void
}

const MOST_BYTES = 32 * 2 ** 20
/** What the memory of an answer takes beside its body. */
const BESIDE = 2_000

export function createKeptAnswers(
  adapter: Pick<DatabaseAdapter, 'changeMark'>,
  isTrusted: TrustProxy,
): KeptAnswers {
  const answers = createBoundedCache<KeptAnswer>(MOST_BYTES, ({ body }) => body.length + BESIDE)
  let isOpen = true
  return {
    stop: () => void (isOpen = false),
    find(request) {
      if (!isOpen) return undefined

      const answer = answers.get(keyOf(request, isTrusted))
      return answer && isValid(answer.lease, adapter) ? answer : undefined
    },
    keep: (request, answer) => answers.set(keyOf(request, isTrusted), answer),
  }
}

/** All that an answer depends on, beside the data and the session that it tells of. */
function keyOf({ url = '', headers, socket }: Asked, isTrusted: TrustProxy): string {
  const { cookie = '', 'accept-encoding': encodings = '', 'if-none-match': held = '' } = headers
  const protocol = headers['x-forwarded-proto']
  const isSaid = protocol !== undefined && isTrusted(socket.remoteAddress ?? '', 0)
  // No header can hold the end of a line.
  return `${url}\n${cookie}\n${String(encodings)}\n${held}\n${isSaid ? String(protocol) : ''}`
}
