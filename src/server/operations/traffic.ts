import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What a request is called wherever it is told of. */
export interface RequestFacts {
  readonly id: string
  readonly method: string
  /** The route's pattern: addresses are without number, and hold ids, names and searches. */
  readonly route: string
  /** Who is logged in. */
  readonly account: number | undefined
}

export interface Answered extends RequestFacts {
  readonly status: number
  readonly milliseconds: number
  /** Whoever asked went away before the answer was whole. */
  readonly isAborted: boolean
}

/** The requests on their way through the program, whichever way each is answered. */
export interface Traffic {
  /** How many are not over yet. */
  inFlight(): number
  /** @param describe asked when the request is over: who is logged in is not known before. */
  watch(response: ServerResponse, describe: () => RequestFacts): void
  whenAnswered(tell: (answered: Answered) => void): void
}

export function createTraffic(): Traffic {
  const listeners: ((answered: Answered) => void)[] = []
  let inFlight = 0
  return {
    inFlight: () => inFlight,
    whenAnswered: (tell) => void listeners.push(tell),
    watch(response, describe) {
      const start = performance.now()
      inFlight += 1
      // The framework's own hook hears nothing of a request that its caller gave up. It is told once, and costs less so.
      response.on('close', () => {
        inFlight -= 1
        const { statusCode: status, writableFinished } = response
        const { id, method, route, account } = describe()
        const milliseconds = performance.now() - start
        const answered = { id, method, route, account, status, milliseconds, isAborted: !writableFinished }
        for (const tell of listeners) tell(answered)
      })
    },
  }
}

/** Watches what goes through the router. */
export function watchRoutes(app: FastifyInstance, traffic: Traffic): void {
  app.addHook('onRequest', (request, reply, done) => {
    // What the program asks of itself is part of what it was asked.
    if (!(request.raw.socket instanceof Socket)) return done()
    traffic.watch(reply.raw, () => ({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      account: request.session?.accountId,
    }))
    done()
  })
}
