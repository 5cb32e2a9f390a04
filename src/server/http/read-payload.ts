import type { FastifyRequest } from 'fastify'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Mode } from '../../schema/field-meaning.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Payload } from '../records/parse-payload.ts'
import { acceptedFiles } from './accepted-files.ts'
import { readMultipart } from './read-multipart.ts'

/** What a creation or an update carries: JSON or, where the contract says so, multipart. */
export async function readPayload(
  request: FastifyRequest,
  { endpoints, fields }: AnyEntity,
  mode: Mode,
): Promise<Payload> {
  const isForm = endpoints[mode].body === 'multipart' && request.isMultipart()
  return isForm ? readMultipart(request, acceptedFiles(fields, mode)) : readJson(request)
}

/** What a JSON body carries; no body carries nothing. Multipart is refused before a byte of it is read. */
export function readJson(request: FastifyRequest): Payload {
  if (request.isMultipart()) throw new Refusal(415, answers.unsupported)
  const body: unknown = request.body ?? {}
  if (!isPayload(body)) throw new Refusal(400, answers.notAnObject)
  return body
}

function isPayload(body: unknown): body is Payload {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
