import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { REQUEST_ID_HEADER } from '../../../schema/access/session-contract.ts'
import type { TrustProxy } from '../trust-proxy.ts'

const WELL_FORMED = /^[\w.:-]{8,100}$/

/** The id of a request: the one that a trusted proxy sends, or a new one. */
export function requestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: TrustProxy,
): string {
  const given = headers[REQUEST_ID_HEADER]
  const isTaken =
    typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress ?? '', 0)
  return isTaken ? given : newRequestId()
}

export function newRequestId(): string {
  return randomBytes(12).toString('base64url')
}

/** Sends the request id with every response. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
}
