import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_ON_PROBLEM, SIGNED_ON } from '../../calls/sign-on-outcome.ts'
import type { Backend } from '../../server/backend.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { route } from '../../server/http/route.ts'
import { backchannelLogoutCall, beginSignOnCall, finishSignOnCall } from './calls.ts'
import { answerBackchannel } from './server/answer-backchannel.ts'
import { beginSignOn } from './server/begin-sign-on.ts'
import { limitReturns } from './server/limit-returns.ts'
import type { OpenProvider } from './server/open-provider.ts'
import { ownIdentitiesRoutes } from './server/own-identities.ts'
import { signOnService } from './server/service.ts'
import { signOnSessionsTable, subjectsTable, usedTable } from './server/tables.ts'
import { tellProblem } from './server/tell-problem.ts'

/** Sign-on with providers of OpenID Connect, and logout both ways. */
export const signOnServer: ServerFeature = {
  name: 'sign-on',
  logged: ({ account }) => (account.account.oidc ? ['identityLinked', 'identityUnlinked'] : []),
  routes: signOnRoutes,
  tables: [signOnSessionsTable, usedTable],
  accountTables: [subjectsTable],
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
  return reply.code(302).header('location', address).send('')
}
