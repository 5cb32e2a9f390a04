import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { whenAnswered } from './answered.ts'

/** JSON lines on the console. An error is told by its stack and code: what drivers add to it may hold personal data. */
export const consoleLogger: FastifyServerOptions['logger'] = {
  stream: linesTogether(),
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
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

/** One line a request. The route's pattern stands for its address, which may hold names and searches. */
export function logRequests(app: FastifyInstance): void {
  whenAnswered(app, ({ request, reply, isAborted }) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ...(isAborted && { aborted: true }),
      ...(request.session && { account: request.session.accountId }),
      ms: Math.round(reply.elapsedTime),
    })
  })
}
