import type { FastifyRequest } from 'fastify'
import { buildErrorResponse } from '../../../server/http/error-response.ts'
import { boundText } from './bound-answer.ts'

/** A refusal in words, with the fields that are wrong; of a fault the number alone by which the log tells more. */
export function describeFailure(error: unknown, { id, log }: FastifyRequest): string {
  const { status, body } = buildErrorResponse(error, { id, mayBeDone: true })
  if (status >= 500) log.error({ err: error }, 'a tool of an agent failed')
  const errors = (body.errors ?? []).map(({ msg, path }) => (path === undefined ? msg : `${path}: ${msg}`))
  const lines = [body.message, ...errors, body.requestId && `requestId: ${body.requestId}`]
  const said = lines.filter((line) => line !== undefined).join('\n')
  return body.conflict ? `${said}\n${boundText(body.conflict)}` : said
}
