import type * as z from 'zod/mini'
import type { Call, SentTo } from '../calls/call.ts'
import type { Endpoint } from '../schema/entity/endpoint.ts'
import type { RecordId } from '../schema/values/record-id.ts'
import { fillPath } from './call-address.ts'
import { call, readPart, type CallOptions } from './call.ts'

export interface Sent {
  readonly params?: Readonly<Record<string, RecordId>>
  readonly query?: object
  readonly body?: object
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes a call of our own backend. Another backend may not have it.
 * @throws RefusedError, SessionOverError, UnreachableError or UnreadableAnswerError; an aborted call rejects like `fetch`.
 */
export function request<C extends Call, Answer>(
  to: C & { readonly answer: z.ZodMiniType<Answer> },
  sent: SentTo<C> & Sent,
): Promise<Answer>
export function request<C extends Call & { readonly answer?: never }>(
  to: C,
  sent: SentTo<C> & Sent,
): Promise<void>
export async function request(to: Call, sent: Sent): Promise<unknown> {
  const endpoint = endpointOf(to, sent)
  const envelope = await call(endpoint, optionsOf(sent))
  if (!to.answer) return undefined
  return readPart(endpoint, envelope, to.answer)
}

export function endpointOf({ method, path, body, sends = 'json' }: Call, { params = {} }: Sent): Endpoint {
  return { method, path: fillPath(path, params), ...(body && { body: sends }) }
}

export function optionsOf({ query, body, signal }: Sent): CallOptions {
  return { signal, ...(query && { query }), ...(body && { payload: body }) }
}
