import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/server.ts'
import { answerClientError } from './connections/client-error.ts'
import { HttpError } from '../errors/http-error.ts'
import { type HttpConnections, hasBody } from './connections/connections.ts'

/** Reads no body for an unknown path, and bounds the time that a client who is not logged in may take for one. */
export function limitAnonymous(
  app: FastifyInstance,
  connections: HttpConnections,
  anonymousMs: number,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      const close = () => request.session === null && closeUnfinished(raw, reply.raw)
      const timer = setTimeout(close, anonymousMs)
      raw.once('close', () => clearTimeout(timer))
    }
    done(request.is404 ? new HttpError(404, answers.notFound) : undefined)
  })
  // By now the guard has set the session.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.session) connections.hold(request.raw.socket)
    done(null, payload)
  })
}

function closeUnfinished(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  // A second answer must not follow the first.
  if (response.headersSent) request.socket.destroy()
  else
    answerClientError(
      Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      request.socket,
    )
}
