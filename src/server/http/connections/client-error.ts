import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { REQUEST_ID_HEADER } from '../../../schema/access/session-contract.ts'
import { newRequestId } from '../request/request-id.ts'
import { buildErrorResponse } from '../error-response.ts'

const STATUSES = new Map<unknown, number>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** Answers malformed, too long and too slow requests with the documented body; Fastify never sees them. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const statusCode = STATUSES.get(error.code) ?? 400
  const request = { id: newRequestId(), mayBeDone: false }
  const { status, body } = buildErrorResponse(
    Object.assign(new Error('client error'), { statusCode }),
    request,
  )
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    `${REQUEST_ID_HEADER}: ${request.id}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroy(error)
}
