import type { FastifyRequest } from 'fastify'
import { IDEMPOTENCY_HEADER } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

/** The key of a creation that may be sent again; null where the caller gives none. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_HEADER]
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal(400, answers.badIdempotencyKey)
  return key
}
