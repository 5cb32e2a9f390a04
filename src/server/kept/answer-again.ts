import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '../../schema/session-contract.ts'
import { requestId } from '../request-id.ts'
import type { Traffic } from '../traffic.ts'
import type { TrustProxy } from '../trust-proxy.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'

interface Room {
  readonly kept: KeptAnswers
  readonly traffic: Traffic
  readonly isTrusted: TrustProxy
}

/**
 * What stands before the router: who asks what was answered already is answered so again, as long as no byte of it can
 * have become another. Whatever is not known to be so goes its way through the router, which says what is checked.
 */
export function answerAgain({ kept, traffic, isTrusted }: Room, route: RequestListener): RequestListener {
  return (request, response) => {
    const answer = request.method === 'GET' ? kept.find(request) : undefined
    if (!answer) return route(request, response)
    const id = requestId(request, isTrusted)
    traffic.watch(response, () => ({ id, method: 'GET', route: answer.route, account: answer.account }))
    send(response, answer, id)
  }
}

function send(
  response: ServerResponse<IncomingMessage>,
  { status, headers, body }: KeptAnswer,
  id: string,
): void {
  response.writeHead(status, [...headers, REQUEST_ID_HEADER, id]).end(body, 'latin1')
}
