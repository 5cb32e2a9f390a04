import { answers } from '#texts/server.ts'
import { HttpError } from '../../errors/http-error.ts'
import { refusedParameter, unknownEntity } from '../../errors/refused-parameter.ts'
import type { Payload } from '../../records/validation/parse-payload.ts'
import type { FastifyRequest } from 'fastify'
import { IDEMPOTENCY_HEADER } from '../../../schema/access/session-contract.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { idSchema, LARGEST_INTEGER } from '../../../schema/values/storable.ts'
import type { Mode } from '../../../schema/entity/field-definition.ts'
import { acceptedFiles, readMultipart } from './read-multipart.ts'

/** The id in the path of a request or else in its body, as a number or as digits. */
export function readId(params: unknown, payload: Payload): number {
  const sent = idOf(params) ?? idOf(payload)
  const id = toNumber(sent)
  if (!Number.isInteger(id) || id < 1) throw refusedParameter('id', sent, idSchema)
  if (id > LARGEST_INTEGER) throw new HttpError(404, answers.noSuchRecord)
  return id
}

function idOf(values: unknown): unknown {
  return typeof values === 'object' && values !== null && Object.hasOwn(values, 'id') && 'id' in values
    ? values.id
    : undefined
}

function toNumber(id: unknown): number {
  if (typeof id === 'string') return /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN
  return typeof id === 'number' ? id : Number.NaN
}

/** The entity that a path names. @throws HttpError when there is none. */
export function readEntity(entities: readonly AnyEntity[], name: string): AnyEntity {
  const entity = entities.find((each) => each.name === name)
  if (!entity) throw unknownEntity(name)
  return entity
}

const KEY = /^[\x21-\x7e]{1,200}$/

/** The idempotency key of a creation; null if there is none. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_HEADER]
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY.test(key)) throw new HttpError(400, answers.badIdempotencyKey)
  return key
}

/** The payload of a creation or an update: JSON, or multipart where the contract says so. */
export async function readPayload(
  request: FastifyRequest,
  { endpoints, fields }: AnyEntity,
  mode: Mode,
): Promise<Payload> {
  const isForm = endpoints[mode].body === 'multipart' && request.isMultipart()
  return isForm ? readMultipart(request, acceptedFiles(fields, mode)) : readJson(request)
}

/** The payload of a JSON body; an absent body is an empty payload. Multipart is refused before it is read. */
export function readJson(request: FastifyRequest): Payload {
  if (request.isMultipart()) throw new HttpError(415, answers.unsupported)
  const body: unknown = request.body ?? {}
  if (!isPayload(body)) throw new HttpError(400, answers.notAnObject)
  return body
}

function isPayload(body: unknown): body is Payload {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
