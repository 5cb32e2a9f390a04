import ky, { type KyInstance, type Options } from 'ky'
import type * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint } from '../schema/entity/endpoint.ts'
import { REQUEST_ID_HEADER, TOTAL_HEADER } from '../schema/access/session-contract.ts'
import type { RecordId } from '../schema/values/record-id.ts'
import { adapter } from '../generated/adapter.ts'
import { parseAnswer, parseJson, readTotal, type Answer } from './answer.ts'
import { BASE_ADDRESS } from './addresses.ts'
import { callAddress, type CallQuery } from './call-address.ts'
import { claimPreloaded } from './preloaded-responses.ts'
import {
  RefusedError,
  SessionOverError,
  UnreachableError,
  UnreadableAnswerError,
  type AnswerDetails,
} from './errors.ts'
import { multipartBody } from './payload-body.ts'
import { proofs, announceSessionOver } from './session-events.ts'

export interface CallOptions {
  /** Replaces `:id` in the endpoint's path. */
  readonly id?: RecordId
  readonly payload?: object
  readonly query?: CallQuery
  readonly signal?: AbortSignal | undefined
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces `fetch`, to report upload progress for example. */
  readonly fetch?: typeof fetch
}

// No retries: a write that is sent twice could create two records.
const http: KyInstance = ky.create({
  retry: 0,
  throwHttpErrors: false,
  timeout: 120_000,
  ...(adapter && { hooks: adapter }),
})

/**
 * Makes one call of the contract and returns its parsed envelope.
 * @throws RefusedError, SessionOverError, UnreachableError or UnreadableAnswerError; an aborted call rejects like `fetch`.
 */
export async function call(endpoint: Endpoint, options: CallOptions = {}): Promise<Answer> {
  const { answer, fail } = readReply(endpoint, await receive(endpoint, options))
  return answer ?? fail()
}

/** A body without an envelope is possible: the list itself, with its total in a header. */
export interface Body {
  readonly body: unknown
  readonly total: number | undefined
}

/** Makes a call whose answer may be the list or the record itself. @throws like `call`. */
export async function callForBody(endpoint: AnsweringEndpoint, options: CallOptions = {}): Promise<Body> {
  return readBody(endpoint, await receive(endpoint, options))
}

// Parsing more characters would block the main thread; a page of a list rarely has as many.
const LONG = 250_000

/** A list with its text; the body is not parsed when it is long. */
export interface ListBody extends Body {
  readonly text: string
}

/** Like `callForBody`, but leaves a long list to be parsed by a worker. @throws like `call`. */
export async function callForList(endpoint: AnsweringEndpoint, options: CallOptions = {}): Promise<ListBody> {
  const reply = await receive(endpoint, options)
  const { text, response } = reply
  if (!response.ok || text.length <= LONG) return { text, ...readBody(endpoint, reply) }
  return { text, body: undefined, total: readTotal(response.headers.get(TOTAL_HEADER)) }
}

/** Makes a call whose answer is no JSON text. @returns the response of success. @throws like `call`. */
export async function callForStream(endpoint: Endpoint, options: CallOptions): Promise<Response> {
  const address = callAddress(endpoint.path, options)
  const response = await send(endpoint, address, options)
  if (response.ok) return response
  return readReply(endpoint, { address, response, text: await response.text() }).fail()
}

function readBody(endpoint: AnsweringEndpoint, reply: Reply): Body {
  const { answer, body, fail } = readReply(endpoint, reply)
  if (!answer && endpoint.answer !== null) return fail()
  const { total = reply.response.headers.get(TOTAL_HEADER) } = answer ?? {}
  return { body, total: readTotal(total) }
}

/** Validates a part of an answer. @throws UnreadableAnswerError */
export function readPart<T>({ method, path }: Endpoint, part: unknown, schema: z.ZodMiniType<T>): T {
  const read = schema.safeParse(part)
  if (read.success) return read.data
  throw new UnreadableAnswerError(method, path, { status: 200 })
}

interface Reply {
  readonly address: string
  readonly response: Response
  readonly text: string
}

async function receive(endpoint: Endpoint, options: CallOptions): Promise<Reply> {
  const address = callAddress(endpoint.path, options)
  const response = await send(endpoint, address, options)
  return { address, response, text: await response.text() }
}

function readReply(endpoint: Endpoint, { address, response, text }: Reply) {
  const body = parseJson(text)
  const answer = parseAnswer(body)
  if (response.status === 401) throw sessionOver(answer)
  const details = { status: response.status, requestId: requestIdOf(response, answer) }
  if (answer?.success === false) throw refusal(answer, details)
  const fail = () => {
    const [path = ''] = address.split('?', 1)
    throw new UnreadableAnswerError(endpoint.method, path, details)
  }
  if (!response.ok) fail()
  return { answer, body, fail }
}

async function send(endpoint: Endpoint, address: string, options: CallOptions): Promise<Response> {
  if (endpoint.method === 'GET') claimPreloaded(BASE_ADDRESS + address)
  let response: Response
  try {
    response = await http(BASE_ADDRESS + address, requestOptions(endpoint, options))
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new UnreachableError(error)
  }
  const isProved = response.status === 403 && (await proofs.ask?.(response.clone()))
  return isProved ? send(endpoint, address, options) : response
}

function requestOptions(endpoint: Endpoint, options: CallOptions): Options {
  const { payload = {}, signal, headers, fetch } = options
  return {
    method: endpoint.method,
    credentials: endpoint.credentials ?? 'include',
    ...(signal && { signal }),
    ...(headers && { headers: { ...headers } }),
    ...(endpoint.body === 'json' && { json: payload }),
    ...(endpoint.body === 'multipart' && { body: multipartBody(payload) }),
    ...(fetch && { fetch }),
  }
}

function sessionOver(answer: Answer | undefined): SessionOverError {
  const error = new SessionOverError(answer?.message)
  announceSessionOver(error.message)
  return error
}

function refusal(answer: Answer, details: AnswerDetails): RefusedError {
  const all = { ...details, conflict: answer['conflict'] }
  if (answer.errors && answer.errors.length > 0) return new RefusedError(answer.errors, all)
  return new RefusedError([{ msg: answer.message ?? '' }], all)
}

/** The request id of an answer, which finds its line in the backend's log. */
function requestIdOf({ headers }: Response, answer: Answer | undefined): string | undefined {
  const told = answer?.['requestId']
  return typeof told === 'string' ? told : (headers.get(REQUEST_ID_HEADER) ?? undefined)
}
