import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { answerClientError } from './client-error.ts'
import { Refusal } from '../errors/refusal.ts'
import { hasBody, type Connections } from './connections.ts'

/** A body is read of nobody for an address that there is not, and of no stranger for longer than they may take. */
export function limitStrangers(app: FastifyInstance, connections: Connections, strangerMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      const close = () => request.session === null && closeUnfinished(raw, reply.raw)
      const timer = setTimeout(close, strangerMs)
      raw.once('close', () => clearTimeout(timer))
    }
    done(request.is404 ? new Refusal(404, answers.notFound) : undefined)
  })
  // Hooks of the request have said by now who asks.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.session) connections.hold(request.raw.socket)
    done(null, payload)
  })
}

function closeUnfinished(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  // What is answered already must not be answered again.
  if (response.headersSent) request.socket.destroy()
  else
    answerClientError(
      Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      request.socket,
    )
}
