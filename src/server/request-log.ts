import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** JSON lines on the console. An error is told by its stack and code: what drivers add to it may hold personal data. */
export const consoleLogger: FastifyServerOptions['logger'] = {
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

/** One line a request. The route's pattern stands for its address, which may hold names and searches. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ...(request.session && { account: request.session.accountId }),
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
}
