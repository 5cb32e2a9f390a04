import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import { REQUEST_ID_HEADER } from '../../schema/session-contract.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { Lease } from './lease.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For how long its answer holds; null where nobody knows. */
    lease: Lease | null
  }
}

/** Copied once more on its way, which takes longer than a second piece where there is more of it. */
const MOST_BYTES_IN_ONE_PIECE = 8_192
const KEPT_STATUSES = new Set([200, 304])

/** A route's last hook: keeps what it is about to answer, to the byte. */
export function keepAnswer(kept: KeptAnswers): onSendHookHandler {
  return (request, reply, payload, done) => {
    const answer = answerOf(request, reply, payload)
    if (answer) kept.keep(request.raw, answer)
    done(null, payload)
  }
}

function answerOf(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { lease, method, session, routeOptions } = request
  const body = payload === undefined ? Buffer.alloc(0) : payload
  if (!lease || method !== 'GET' || !KEPT_STATUSES.has(reply.statusCode) || !Buffer.isBuffer(body))
    return null
  const status = reply.statusCode
  const { [REQUEST_ID_HEADER]: _own, 'set-cookie': cookie, ...headers } = reply.getHeaders()
  // It is given once.
  if (cookie !== undefined) return null
  // An answer without a body is of no length.
  const whole = status === 304 ? headers : { ...headers, 'content-length': body.length }
  const pairs = Object.entries(whole).flatMap(([name, value]) => [name, String(value)])
  const kept = body.length <= MOST_BYTES_IN_ONE_PIECE ? body.toString('latin1') : body
  return {
    lease,
    status,
    headers: pairs,
    body: kept,
    route: routeOptions.url ?? '',
    account: session?.accountId,
  }
}
