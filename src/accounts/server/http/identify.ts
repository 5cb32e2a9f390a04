import type { FastifyRequest, FastifyInstance } from 'fastify'
import { answers } from '#texts/server.ts'
import type { Session } from '../../../server/caller/session.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import { readSessionCookie } from '../session/session-token.ts'
import type { Sessions } from '../session/sessions.ts'

/** @param address where the call comes from */
export type Authenticate = (secret: string, address: string) => Promise<Session | null>

export interface Identifying {
  readonly sessions: Pick<Sessions, 'find' | 'admits'>
  /** Those of the features. */
  readonly authenticators: readonly Authenticate[]
}

/** Sets the session of a request. A cookie beside a bearer is not looked at. @throws HttpError for a bearer that nobody knows. */
export async function identify(
  request: FastifyRequest,
  { sessions, authenticators }: Identifying,
): Promise<void> {
  if (authenticators.length > 0 && hasBearer(request)) {
    request.session = await authenticate(request, { sessions, authenticators })
    return
  }
  const token = readSessionCookie(request)
  request.session = token === null ? null : await sessions.find(token)
}

/** The scheme is written in any case (RFC 9110, 11.1). */
const BEARER = /^bearer(?: +(?<secret>.*))?$/i

function hasBearer({ headers: { authorization = '' } }: FastifyRequest): boolean {
  return BEARER.test(authorization)
}

async function authenticate(
  request: FastifyRequest,
  { sessions, authenticators }: Identifying,
): Promise<Session> {
  const { headers, raw, ip } = request
  // Node takes the first of several: which of them was meant, nobody knows.
  const isOne = raw.headersDistinct['authorization']?.length === 1
  const secret = BEARER.exec(headers.authorization ?? '')?.groups?.['secret'] ?? ''
  for (const each of isOne ? authenticators : []) {
    const session = await each(secret, ip)
    if (session && (await sessions.admits(session.accountId))) return withAdmission(session, sessions)
  }
  throw new HttpError(401, answers.wrongKey)
}

/** A key of whoever may not log in any more is over while its calls go on, as a stream does. */
function withAdmission(session: Session, { admits }: Pick<Sessions, 'admits'>): Session {
  const { key, accountId } = session
  if (!key) return session
  return { ...session, key: { ...key, isOpen: async () => (await admits(accountId)) && key.isOpen() } }
}

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
