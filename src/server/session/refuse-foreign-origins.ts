import type { FastifyInstance } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of another origin may make no change, whatever cookies its call carries. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (origin === undefined || READS.has(request.method)) return
    if (hostOf(origin) !== request.host) throw new Refusal(403, answers.foreignOrigin)
  })
}

/** Behind a proxy that ends TLS only the host is comparable. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
