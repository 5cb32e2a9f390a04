import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import type { Traffic } from './traffic.ts'

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

/** Writes what is said within a turn of the program at its end: each writing waits for the console. */
function linesTogether() {
  let lines = ''
  const flush = () => {
    if (lines !== '') process.stdout.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  return {
    write(line: string) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}

/** One line a request. */
export function logRequests(traffic: Traffic, log: FastifyBaseLogger): void {
  traffic.whenAnswered(({ id, method, route, status, isAborted, account, milliseconds }) => {
    // What is undefined is left out.
    const aborted = isAborted || undefined
    log.info({
      [REQUEST_ID_LABEL]: id,
      method,
      route,
      status,
      aborted,
      account,
      ms: Math.round(milliseconds),
    })
  })
}
