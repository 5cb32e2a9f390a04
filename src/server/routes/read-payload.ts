import type { FastifyRequest } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'
import type { Payload } from '../records/parse-payload.ts'
import { readMultipart } from './read-multipart.ts'

/** What a request carries in its body, JSON or multipart; no body carries nothing. */
export async function readPayload(request: FastifyRequest): Promise<Payload> {
  return request.isMultipart() ? readMultipart(request) : readJson(request)
}

/** Of somebody who is not logged in nothing is read that would be kept in memory by the megabyte. */
export function readJson(request: FastifyRequest): Payload {
  if (request.isMultipart()) throw new Refusal(415, answers.unsupported)
  const body: unknown = request.body ?? {}
  if (!isPayload(body)) throw new Refusal(400, answers.notAnObject)
  return body
}

function isPayload(body: unknown): body is Payload {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
