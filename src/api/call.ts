import ky, { type KyInstance, type Options } from 'ky'
import type { AnsweringEndpoint, Endpoint } from '../schema/endpoint.ts'
import { REQUEST_ID_HEADER, TOTAL_HEADER } from '../schema/session-contract.ts'
import { parseAnswer, parseJson, type Answer } from './answer.ts'
import { BASE_ADDRESS } from './base-address.ts'
import { callAddress, type CallQuery } from './call-address.ts'
import { forgetReads, takeRead } from './early-reads.ts'
import {
  RefusedError,
  SessionOverError,
  UnreachableError,
  UnreadableAnswerError,
  type AnswerDetails,
} from './errors.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { multipartBody } from './payload-body.ts'
import { announceSessionOver } from './session-over.ts'

export interface CallOptions {
  /** Fills `:id` of the endpoint's path. */
  readonly id?: number
  readonly payload?: object
  readonly query?: CallQuery
  readonly signal?: AbortSignal | undefined
  /** Sent beside the page's own. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sends it in place of the browser's own `fetch`, such as one that tells how much is sent. */
  readonly fetch?: typeof fetch
}

// A write that is sent twice is a record too many, so nothing is retried here.
const http: KyInstance = ky.create({ retry: 0, throwHttpErrors: false, timeout: 120_000 })

/**
 * Makes one call of the contract and returns its answer.
 * @throws RefusedError, SessionOverError, UnreachableError or UnreadableAnswerError; an aborted call throws what `fetch` throws.
 */
export async function call(endpoint: Endpoint, options: CallOptions = {}): Promise<Answer> {
  const { answer, fail } = await exchange(endpoint, options)
  return answer ?? fail()
}

/** A body that may be no envelope: the list itself, for which a header tells how many there are in all. */
export interface Body {
  readonly body: unknown
  readonly total: number | undefined
}

const UNCHANGED = 304
const lastAnswers = createKeptAnswers<Body>()

/** Whoever comes next has been told nothing yet. */
export function forgetAnswers(): void {
  lastAnswers.forget()
}

/** Makes a call whose answer may be the list or the record itself. @throws as `call` does. */
export async function callForBody(endpoint: AnsweringEndpoint, options: CallOptions = {}): Promise<Body> {
  const address = callAddress(endpoint.path, options)
  // A backend on another origin may not allow the header that asks.
  const known = endpoint.method === 'GET' && BASE_ADDRESS === '' ? lastAnswers.find(address) : undefined
  const asked = known && { headers: { ...options.headers, 'if-none-match': known.tag } }
  const { status, answer, body, headers, fail } = await exchange(endpoint, { ...options, ...asked })
  if (status === UNCHANGED && known) return known.told
  if (!answer && endpoint.answer !== null) return fail()
  const { total = headers.get(TOTAL_HEADER) ?? undefined } = answer ?? {}
  const told = { body, total: readTotal(total) }
  lastAnswers.keep(address, headers.get('etag'), told)
  return told
}

function readTotal(total: unknown): number | undefined {
  if (typeof total === 'number') return total
  return typeof total === 'string' && /^\d+$/.test(total) ? Number(total) : undefined
}

async function exchange(endpoint: Endpoint, options: CallOptions) {
  const address = callAddress(endpoint.path, options)
  const response = await send(endpoint, address, options)
  const body = await parseBody(await response.text())
  const answer = parseAnswer(body)
  if (response.status === 401) throw sessionOver(answer)
  const details = { status: response.status, requestId: requestIdOf(response, answer) }
  if (answer?.success === false) throw refusal(answer, details)
  const fail = () => {
    const [path = ''] = address.split('?', 1)
    throw new UnreadableAnswerError(endpoint.method, path, details)
  }
  if (!response.ok && response.status !== UNCHANGED) fail()
  return { status: response.status, answer, body, headers: response.headers, fail }
}

// Characters that are parsed within a moment.
const SHORT = 250_000

async function parseBody(text: string): Promise<unknown> {
  if (text.length <= SHORT) return parseJson(text)
  const long = await import('./long-answer.ts').catch(() => undefined)
  return long ? long.parseLongJson(text) : parseJson(text)
}

async function send(endpoint: Endpoint, address: string, options: CallOptions): Promise<Response> {
  const isRead = endpoint.method === 'GET'
  if (!isRead) forgetReads()
  const early = isRead ? takeRead(address) : undefined
  try {
    return await (early ?? http(BASE_ADDRESS + address, requestOptions(endpoint, options)))
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new UnreachableError(error)
  } finally {
    // What was read while it changed may be from before.
    if (!isRead) forgetReads()
  }
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
  forgetAnswers()
  const error = new SessionOverError(answer?.message)
  announceSessionOver(error.message)
  return error
}

function refusal(answer: Answer, details: AnswerDetails): RefusedError {
  const all = { ...details, conflict: answer['conflict'] }
  if (answer.errors && answer.errors.length > 0) return new RefusedError(answer.errors, all)
  return new RefusedError([{ msg: answer.message ?? '' }], all)
}

/** The line of the log that tells more of an answer, where a backend names it. */
function requestIdOf({ headers }: Response, answer: Answer | undefined): string | undefined {
  const told = answer?.['requestId']
  return typeof told === 'string' ? told : (headers.get(REQUEST_ID_HEADER) ?? undefined)
}
