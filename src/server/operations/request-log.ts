import { destination, stdTimeFunctions } from 'pino'
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import type { Traffic } from './traffic.ts'

/** What a request's id is called in each line that is about it. */
export const REQUEST_ID_LABEL = 'requestId'

/** Lines are written together: each write waits for the console. */
const MIN_WRITE_BYTES = 4_096
const LONGEST_WAIT_MS = 20

/** JSON lines on the console. An error is told by its stack and code: what drivers add to it may hold personal data. */
export function createConsoleLogger(): NonNullable<FastifyServerOptions['logger']> {
  const stream = destination({ sync: true, minLength: MIN_WRITE_BYTES, periodicFlush: LONGEST_WAIT_MS })
  // Without sync, what is flushed at the exit overtakes what is still being written.
  process.once('exit', () => stream.flushSync())
  return {
    stream,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
  }
}

function describeError({ name, message, stack = '', code }: Error & { readonly code?: string }) {
  return { type: name, message, stack, ...(code !== undefined && { code }) }
}

/** One line a request. */
export function logRequests(traffic: Traffic, log: FastifyBaseLogger): void {
  traffic.whenAnswered(({ id, method, route, status, isAborted, account, milliseconds }) => {
    // What is undefined is left out.
    const aborted = isAborted || undefined
    const ms = Math.round(milliseconds)
    log.info({ method, route, status, aborted, account, [REQUEST_ID_LABEL]: id, ms })
  })
}
