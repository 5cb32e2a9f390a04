import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../../errors/http-error.ts'
import type { HttpConnections } from './connections.ts'

/** On shutdown: requests in flight are answered, new ones get a 503 in the documented body, idle connections are closed. */
export function rejectWhileClosing(app: FastifyInstance, connections: HttpConnections): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    connections.close()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new HttpError(503, answers.closing) : undefined)
  })
}
