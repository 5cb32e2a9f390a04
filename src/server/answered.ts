import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface Answered {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Whoever asked went away before the answer was whole. */
  readonly isAborted: boolean
}

/** Tells of every request that is over; the framework's own hook hears nothing of one that its caller gave up. */
export function whenAnswered(app: FastifyInstance, tell: (answered: Answered) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => tell({ request, reply, isAborted: !reply.raw.writableFinished }))
    done()
  })
}
