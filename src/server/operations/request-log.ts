import { destination, stdTimeFunctions } from 'pino'
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import type { Traffic } from './traffic.ts'

/** The key of the request id in log lines. */
export const REQUEST_ID_LABEL = 'requestId'

/** Lines are written in batches, as each write blocks on the console. */
const MIN_WRITE_BYTES = 4_096
const MAX_WAIT_MS = 20

/** JSON lines on the console. Of an error only stack and code: drivers add properties that may hold personal data. */
export function createConsoleLogger(): NonNullable<FastifyServerOptions['logger']> {
  const stream = destination({ sync: true, minLength: MIN_WRITE_BYTES, periodicFlush: MAX_WAIT_MS })
  // Asynchronous writes would come after the final flush.
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

/** Logs one line per request. */
export function logRequests(traffic: Traffic, log: FastifyBaseLogger): void {
  traffic.onCompleted(({ id, method, route, status, isAborted, account, milliseconds }) => {
    // Undefined keys are left out of the line.
    const aborted = isAborted || undefined
    const ms = Math.round(milliseconds)
    log.info({ method, route, status, aborted, account, [REQUEST_ID_LABEL]: id, ms })
  })
}
