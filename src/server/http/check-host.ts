import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'

/** A name or an address, with or without a port. */
const HOST = /^[\w.:[\]-]+$/

/** Refuses calls to a host that is none: where no `PUBLIC_URL` says it, our own addresses are made of it. */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ host }, _reply, done) => {
    const isHost = HOST.test(host) && URL.canParse(`http://${host}`)
    done(isHost ? undefined : new HttpError(400, answers.unreadable))
  })
}
