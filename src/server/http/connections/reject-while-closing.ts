import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/server.ts'
import { HttpError } from '../../errors/http-error.ts'
import type { HttpConnections } from './connections.ts'

/**
 * On shutdown: callers are answered and told to connect elsewhere, for so many milliseconds; then new requests get a 503
 * in the documented body for as long, and idle connections are closed. Requests in flight are answered.
 */
export function rejectWhileClosing(
  app: FastifyInstance,
  connections: HttpConnections,
  drainMs: number,
): void {
  let isClosing = false
  let isRejecting = false
  app.addHook('preClose', async () => {
    isClosing = true
    await connections.drain(drainMs)
    isRejecting = true
    await connections.drain(drainMs)
    connections.close()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isRejecting ? new HttpError(503, answers.closing) : undefined)
  })
  // A connection that is closed without it resets whoever has just sent the next request on it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}
