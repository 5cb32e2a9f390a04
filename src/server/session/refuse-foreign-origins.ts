import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a browser says of a call that no page of another host has made. */
const OWN_SITES = new Set<unknown>(['same-origin', 'none'])

/** A page of another origin may make no change, log nobody in and nobody out, whatever cookies its call carries. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !READS.has(request.method) && isForeign(request)
    done(isRefused ? new Refusal(403, answers.foreignOrigin) : undefined)
  })
}

/** Programs that are no browsers say nothing of where they come from, and carry nobody's cookies but their own. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined && hostOf(origin) !== host) return true
  return site !== undefined && !OWN_SITES.has(site)
}

/** Behind a proxy that ends TLS only the host is comparable. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
