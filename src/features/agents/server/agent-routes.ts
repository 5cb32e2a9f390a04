import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { agentAnswers } from '#features/agents/texts.ts'
import type { Backend } from '../../../server/backend.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import { route, type AskedCall } from '../../../server/http/route.ts'
import type { Session } from '../../../server/caller/session.ts'
import { AGENTS_PATH, callToolsCall } from '../calls.ts'
import type { Agent } from './agent.ts'
import { mostBytesOf } from './sent-files.ts'
import { waitsForPerson } from './proposals/waits-for-person.ts'
import { answers } from '#texts/answers.ts'

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
export function agentRoutes(app: FastifyInstance, backend: Backend): void {
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
  const { answerAgent } = await import('./answer-agent.ts')
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
