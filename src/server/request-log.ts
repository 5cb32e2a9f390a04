import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import { createBoundedCache } from './bounded-cache.ts'
import type { Answered, Traffic } from './traffic.ts'

/** What a request's id is called in each line that is about it. */
export const REQUEST_ID_LABEL = 'requestId'

/** JSON lines on the console. An error is told by its stack and code: what drivers add to it may hold personal data. */
export const consoleLogger: FastifyServerOptions['logger'] = {
  stream: linesTogether(),
  base: null,
  timestamp: timestampOfNow(),
  formatters: { level: (level) => ({ level }) },
  serializers: {
    err: (error: Error & { readonly code?: string }) => ({
      type: error.name,
      message: error.message,
      stack: error.stack ?? '',
      ...(error.code !== undefined && { code: error.code }),
    }),
  },
}

/** Many lines are of one moment: it is written out once. */
function timestampOfNow() {
  let moment = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== moment) text = `,"time":"${new Date(now).toISOString()}"`
    moment = now
    return text
  }
}

/** How long a line may wait for others. */
const TOGETHER_MS = 20

/** Writes lines in pieces of many: each writing waits for the console, and answers for it. */
function linesTogether() {
  let lines = ''
  const flush = () => {
    if (lines !== '') process.stdout.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  return {
    write(line: string) {
      if (lines === '') setTimeout(flush, TOGETHER_MS)
      lines += line
    },
  }
}

/** Lines that begin alike, by how: a few routes and statuses for everybody who is logged in. */
const MOST_BEGINNINGS = 500

/** One line a request. What many have in common is written once: a whole line takes as long as a short answer. */
export function logRequests(traffic: Traffic, log: FastifyBaseLogger): void {
  const beginnings = createBoundedCache<FastifyBaseLogger>(MOST_BEGINNINGS)
  const begin = (key: string, { method, route, status, isAborted, account }: Answered) => {
    // What is undefined is left out.
    const beginning = log.child({ method, route, status, aborted: isAborted || undefined, account })
    beginnings.set(key, beginning)
    return beginning
  }
  traffic.whenAnswered((answered) => {
    const { id, method, route, status, isAborted, account, milliseconds } = answered
    const key = `${method} ${route} ${status} ${isAborted} ${account}`
    const line = beginnings.get(key) ?? begin(key, answered)
    line.info({ [REQUEST_ID_LABEL]: id, ms: Math.round(milliseconds) })
  })
}
