import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_ON_PROBLEM, SIGNED_ON, type SignOnProblem } from '../../calls/sign-on-outcome.ts'
import type { Backend } from '../../../server/backend.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { route } from '../../../server/http/route.ts'
import { backchannelLogoutCall, beginSignOnCall, finishSignOnCall } from './calls.ts'
import { answerBackchannel } from './server/backchannel-logout.ts'
import type { OpenProvider } from './server/open-provider.ts'
import { ownIdentitiesRoutes } from './server/own-identities.ts'
import { signOnService, type SignOnService } from './server/service.ts'
import { signOnSessionsTable, subjectsTable, usedTable } from './server/tables.ts'
import {
  ClientError,
  AuthorizationResponseError,
  ResponseBodyError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
} from 'openid-client'
import { HttpError } from '../../../server/errors/http-error.ts'
import { describeError, isUnreachable, problemOf, SignOnRefusal } from './server/refusal.ts'
import { readSessionCookie } from '../../server/session/session-token.ts'
import { addressesOf } from './server/providers.ts'
import { newAttempt, secretsOf } from './server/attempt.ts'
import { createRateLimiter } from '../../server/rate-limit/rate-limiter.ts'
import { RATE_LIMITS } from '../../server/rate-limit/rate-limits.ts'
import { finishSignOn } from './server/finish-sign-on.ts'

const PURPOSE = 'sign-on'
/** What guessing looks like; whom the provider refuses, or does not know, has guessed nothing. */
const GUESSES = new Set(['elsewhere', 'refused'])
/** So many may wait for a provider at a time. */
const WIDTH = 50

/** Bounds how often an address comes back with what it has not begun, and how often we ask the provider for it. */
function limitReturns(backend: Backend, service: SignOnService) {
  const limiter = createRateLimiter(backend.store, RATE_LIMITS, WIDTH)
  return async (provider: OpenProvider, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const attempt = (await service.attempts()).take(request, reply)
    let guess: unknown
    // Each attempt is a name of its own: people of one office do not wait for each other.
    const made = { purpose: PURPOSE, name: attempt?.secret ?? '', address: request.ip }
    const finished = await limiter.run(made, async () => {
      try {
        await finishSignOn(backend, service, { provider, attempt, request, reply })
        return true
      } catch (error) {
        if (!GUESSES.has(problemOf(error))) throw error
        guess = error
        return null
      }
    })
    if (finished === null) throw guess
  }
}

const EXPECTED = [SignOnRefusal, HttpError, ClientError, AuthorizationResponseError, ResponseBodyError]

/** Notes in the log why somebody did not come in. @returns the word for the login page. */
function tellProblem({ log }: FastifyRequest, error: unknown): SignOnProblem {
  const problem = problemOf(error)
  const advice = error instanceof SignOnRefusal ? error.advice : undefined
  if (isUnreachable(error) || EXPECTED.some((each) => error instanceof each))
    log.warn(
      { problem, cause: describeError(error), ...(advice !== undefined && { advice }) },
      'a sign-on failed',
    )
  else log.error({ err: error }, 'a sign-on failed')
  return problem
}

/** Sign-on with providers of OpenID Connect, and logout both ways. */
export const signOnServer: ServerFeature = {
  name: 'sign-on',
  logged: ({ account }) => (account.account.oidc ? ['identityLinked', 'identityUnlinked'] : []),
  routes: signOnRoutes,
  accountTables: [subjectsTable, signOnSessionsTable, usedTable],
  service: signOnService,
  loginOffers(backend) {
    const { providers } = signOnService.of(backend)
    if (providers.length === 0) return []
    const isAlone = backend.account.account.passwordLogin === false
    return [
      'sign-on',
      ...(isAlone ? ['sign-on-alone'] : []),
      ...providers.map(({ key, name }) => `sign-on:${key}:${encodeURIComponent(name)}`),
    ]
  },
}

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly params: { readonly provider: string }
}

function signOnRoutes(app: FastifyInstance, backend: Backend): void {
  if (!backend.account.account.oidc) return
  const service = signOnService.of(backend)
  ownIdentitiesRoutes(app, backend)
  const finish = limitReturns(backend, service)
  const named = (key: string) => service.providers.find((provider) => provider.key === key)
  /** Sends the browser to where `go` says, or to the login page with the word for what went wrong. */
  const lead = (go: (provider: OpenProvider, asked: Asked) => Promise<string>) => async (asked: Asked) => {
    const { request, reply, params } = asked
    const provider = named(params.provider)
    if (!provider) return sendOn(reply, toLogin(`${SIGN_ON_PROBLEM}unavailable`))
    try {
      return sendOn(reply, await go(provider, asked))
    } catch (error) {
      return sendOn(reply, toLogin(SIGN_ON_PROBLEM + tellProblem(request, error)))
    }
  }
  route(
    app,
    beginSignOnCall,
    lead(async (provider, { request, reply }) => {
      // Where a page elsewhere leads here, people say themselves whether they go on.
      if (request.headers['sec-fetch-site'] === 'cross-site') return LOGIN
      return beginSignOn(backend, service, provider, request, reply)
    }),
    PROVIDERS,
  )
  route(
    app,
    finishSignOnCall,
    lead(async (provider, { request, reply }) => {
      await finish(provider, request, reply)
      return toLogin(SIGNED_ON)
    }),
    PROVIDERS,
  )
  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, { form: String(body) }),
    )
    route(
      forms,
      backchannelLogoutCall,
      ({ request, params }) => answerBackchannel(backend, named(params.provider), request),
      { ...PROVIDERS, leavesBody: true },
    )
  })
}

/** What a provider adds to an address is its own. */
const PROVIDERS = { leavesQuery: true }

const LOGIN = '/login'

/** What stands behind `#` is for the login page alone: no log and no other server has it. */
const toLogin = (outcome: string) => `${LOGIN}#${outcome}`

/** @param address of the provider, or of our own: never what somebody has sent. */
function sendOn(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .code(302)
    .header('location', address.startsWith('/') ? reply.server.basePath + address : address)
    .send('')
}

/** @returns where the browser goes to log in. */
async function beginSignOn(
  { sessions }: Backend,
  service: SignOnService,
  provider: OpenProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const configuration = await provider.configure()
  const token = readSessionCookie(request)
  const session = token === null ? null : await sessions.find(token)
  const attempt = newAttempt(provider.key, session?.id ?? 0)
  const { state, nonce, verifier } = secretsOf(attempt)
  const attempts = await service.attempts()
  attempts.keep(request, reply, attempt)
  const { href } = buildAuthorizationUrl(configuration, {
    redirect_uri: addressesOf(service.publicUrl, request).callback(provider.key),
    scope: provider.scope,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return href
}
