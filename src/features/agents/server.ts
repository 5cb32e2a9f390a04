import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROPOSAL_ACTIONS } from '../../calls/audit-log.ts'
import {
  type AskedCall,
  type Backend,
  HttpError,
  readAuthor,
  route,
  type ServerFeature,
  type Session,
} from '../../server/face.ts'
import { forgetProposals } from './server/proposals/stored-proposals.ts'
import { proposalsTable } from './server/proposals/proposals-table.ts'
import {
  acceptProposalCall,
  countProposalsCall,
  listProposalsCall,
  refuseProposalCall,
  AGENTS_PATH,
  callToolsCall,
} from './calls.ts'
import { acceptProposal, refuseProposal } from './server/proposals/decide.ts'
import { describeProposals, findToDecide } from './server/proposals/describe-proposals.ts'
import { agentAnswers } from '#features/agents/texts.ts'
import { type Agent, waitsForPerson } from './server/agent.ts'
import { mostBytesOf } from './server/sent-files.ts'
import { answers } from '#texts/server.ts'
import { DAY_MS, HOUR_MS } from '../../schema/values/days.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * An agent is no page: a browser's page is let in from this machine alone. Otherwise a name that its owner lets point here would
 * make any page one of the own origin.
 * @throws HttpError
 */
function assertOwnHost({ headers: { origin }, host, hostname }: FastifyRequest): void {
  if (origin === undefined) return
  const isOwn = URL.canParse(origin) && new URL(origin).host === host && LOOPBACK.has(hostname)
  if (!isOwn) throw new HttpError(403, answers.foreignOrigin)
}

/** Messages of agents. Each is a call of its own, so that a key that is taken back is refused the next one. */
function agentRoutes(app: FastifyInstance, backend: Backend): void {
  const { store, account } = backend
  route(app, callToolsCall, (asked) => answerMessage(app, backend, asked), {
    describeBody: () => agentAnswers.oneMessage,
    bodyLimit: mostBytesOf(store.entities.filter((entity) => !waitsForPerson(account.account, entity))),
  })
  // Nothing is said to agents unasked, and there is no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: AGENTS_PATH,
    config: { may: 'open' },
    handler(_request, reply) {
      reply.header('allow', 'POST')
      throw new HttpError(405, agentAnswers.onlyPost)
    },
  })
}

async function answerMessage(
  app: FastifyInstance,
  backend: Backend,
  { request, reply, store, session, query: { entities }, body }: AskedCall<typeof callToolsCall>,
): Promise<FastifyReply> {
  assertOwnHost(request)
  const agent: Agent = {
    app,
    backend,
    request,
    store,
    key: keyOf(session),
    session,
    only: entities?.split(','),
  }
  // Programs without agents do not load the protocol.
  const { answerAgent } = await import('./server/answer-agent.ts')
  const answer = await answerAgent(agent, webRequest(request), body)
  return reply
    .status(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(await answer.text())
}

/** @throws HttpError for a person: what a browser sends by itself is no consent to what an agent does. */
function keyOf({ key }: Session) {
  if (!key) throw new HttpError(403, agentAnswers.onlyKeys)
  return key
}

// What is answered is JSON in any case; the protocol's own transport wants both of these to be named.
const ANSWERABLE = 'application/json, text/event-stream'
const TAKES_JSON = /(^|,)\s*(\*\/\*|application\/(\*|json))\s*(;|,|$)/i

/** The headers alone: the body is read by now. */
function webRequest({ url, host, headers }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const { accept = '*/*' } = headers
  const answerable = TAKES_JSON.test(accept) ? { accept: ANSWERABLE } : {}
  return new Request(new URL(url, `http://${host}`), {
    method: 'POST',
    headers: { ...Object.fromEntries(sent), ...answerable },
  })
}

const KEPT_MS = 30 * DAY_MS

/** Tools for agents that call in the name of an account, where accounts have such. */
export const agentsServer: ServerFeature = {
  name: 'agents',
  logged: ({ account: { account } }) => (typeof account.agents === 'object' ? PROPOSAL_ACTIONS : []),
  routes(app: FastifyInstance, backend: Backend) {
    if (!backend.account.account.agents) return
    agentRoutes(app, backend)
    proposalRoutes(app, backend)
  },
  accountTables: [proposalsTable],
  service: {
    start({ store: { queries }, account }) {
      if (!account.account.agents) return {}
      const forget = () => forgetProposals(queries, new Date(Date.now() - KEPT_MS).toISOString())
      return { maintenance: [{ everyMs: HOUR_MS, run: forget }] }
    },
  },
}

/** What people decide of what agents would do; no key decides of itself. */
function proposalRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, listProposalsCall, async ({ store }) => ({ proposals: await describeProposals(store) }))
  route(app, countProposalsCall, async ({ store }) => ({ count: (await findToDecide(store)).length }))
  route(app, acceptProposalCall, async ({ store, session, params: { id }, body: { version } }) => {
    const by = await readAuthor(backend, session)
    await acceptProposal({ backend, store, by }, id, version)
  })
  route(app, refuseProposalCall, async ({ store, session, params: { id }, body: { reason } }) => {
    const by = await readAuthor(backend, session)
    await refuseProposal({ backend, store, by }, id, reason)
  })
}
