import type { FastifyInstance } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Connections } from './connections.ts'

/** While the program ends, what is under way is answered, what comes is refused and nothing else is waited for. */
export function refuseWhileClosing(app: FastifyInstance, connections: Connections): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    connections.close()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new Refusal(503, answers.closing) : undefined)
  })
}
