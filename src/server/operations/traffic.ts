import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A request as logs and metrics describe it. */
interface RequestInfo {
  readonly id: string
  readonly method: string
  /** The pattern of the route; paths are unbounded, and hold ids and searches. */
  readonly route: string
  /** The account that is logged in. */
  readonly account: number | undefined
}

interface CompletedRequest extends RequestInfo {
  readonly status: number
  readonly milliseconds: number
  /** The client went away before the response was complete. */
  readonly isAborted: boolean
}

/** Counts requests in flight and reports each when it is over. */
export interface Traffic {
  /** The number of requests that are not over yet. */
  inFlight(): number
  /** @param describe is called when the request is over, as the account is not known before. */
  watch(response: ServerResponse, describe: () => RequestInfo): void
  onCompleted(listener: (completed: CompletedRequest) => void): void
}

export function createTraffic(): Traffic {
  const listeners: ((completed: CompletedRequest) => void)[] = []
  let inFlight = 0
  return {
    inFlight: () => inFlight,
    onCompleted: (listener) => void listeners.push(listener),
    watch(response, describe) {
      const start = performance.now()
      inFlight += 1
      // Fastify's onResponse hook does not run for a request that the client aborted.
      response.on('close', () => {
        inFlight -= 1
        const { statusCode: status, writableFinished } = response
        const { id, method, route, account } = describe()
        const milliseconds = performance.now() - start
        const completed = { id, method, route, account, status, milliseconds, isAborted: !writableFinished }
        for (const listener of listeners) listener(completed)
      })
    },
  }
}

/** Reports every request that reaches the router. */
export function watchRoutes(app: FastifyInstance, traffic: Traffic): void {
  app.addHook('onRequest', (request, reply, done) => {
    // An injected request is part of another one.
    if (!(request.raw.socket instanceof Socket)) return done()
    traffic.watch(reply.raw, () => ({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      // Whoever sees the program as somebody else is who calls.
      account: request.session?.impersonation?.by ?? request.session?.accountId,
    }))
    done()
  })
}
