import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import { hasBearer, type Identifying } from './identify.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** The values of `Sec-Fetch-Site` for calls that no other site has made. */
const OWN_SITES = new Set<unknown>(['same-origin', 'none'])

/** Protects against cross-site request forgery: a page of another origin may make no change, and log nobody in or out. */
export function checkOrigin(
  app: FastifyInstance,
  { authenticators }: Pick<Identifying, 'authenticators'>,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // No browser adds a bearer by itself, and the cookie beside it does not count.
    const isByBearer =
      authenticators.length > 0 && hasBearer(request) && request.routeOptions.config.may !== 'open'
    const isRefused = !READS.has(request.method) && !isByBearer && isForeign(request)
    done(isRefused ? new HttpError(403, answers.foreignOrigin) : undefined)
  })
}

/** Programs other than browsers send neither header, and carry only their own cookies. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined && hostOf(origin) !== host) return true
  return site !== undefined && !OWN_SITES.has(site)
}

/** Behind a proxy that terminates TLS only the host can be compared. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
