import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answers } from '#texts/server.ts'
import type { Backend } from '../../../server/backend.ts'
import { impersonatorOf } from '../../../server/caller/session.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { findNamed } from '../find-account.ts'
import { clearSessionCookie, readSessionCookie } from '../session/session-token.ts'
import { beginSession } from './log-in.ts'

/** The program that this one runs inside, where people log in there alone. */
export interface Host {
  /** What an account of this program signs in by, as its email; null for whom the host does not know. */
  readonly caller: (request: IncomingMessage) => string | null | Promise<string | null>
  /** Where strangers log in; they come from there to what `returnTo` says. */
  readonly login: string
  /** Where a logout of this program leads, so that the host ends its own session too; `login` without it. */
  readonly logout?: string
}

/** Tells the browser that there is no login here, and where a logout leads. */
export function hostFeature({ login, logout = login }: Host): ServerFeature {
  return {
    name: 'host',
    routes: () => undefined,
    loginOffers: () => ['hosted'],
    service: { start: () => ({ beforeLogout: async () => async () => logout }) },
  }
}

/**
 * Makes the session of each request that of whom the host says, and ends it where the host knows nobody: what the host says is
 * asked each time, so that a logout there is one here. Strangers who open a page are led to the host's login.
 */
export function admitHostCallers(app: FastifyInstance, backend: Backend, { caller, login }: Host): void {
  const { store, account, sessions } = backend
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request)) return
    const name = await caller(request.raw)
    const [found] = name === null ? [] : await findNamed(store, account, name)
    const token = readSessionCookie(request)
    const session = token === null ? null : await sessions.find(token)
    if (found && session && impersonatorOf(session) === found.id) return
    if (found) return beginSession(backend, request, reply, found)
    if (token !== null) {
      await sessions.end(token)
      clearSessionCookie(request, reply)
    }
    if (name !== null) throw new HttpError(403, answers.noAccountHere)
    if (isPage(request))
      return reply
        .code(302)
        .header('location', addReturn(login, app.basePath + request.url))
        .send('')
  })
}

/** What the build has written: the same for everybody. */
const isFile = ({ routeOptions: { url } }: FastifyRequest) => url?.startsWith('/assets/') ?? false

/** A page of the browser's router, as `clientFiles` serves them. */
const isPage = ({ routeOptions: { url }, method }: FastifyRequest) => url === '/*' && method === 'GET'

function addReturn(login: string, address: string): string {
  return `${login}${login.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(address)}`
}
