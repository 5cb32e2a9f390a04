import type { Conflict } from '../calls/record-calls.ts'
import type { RecordId } from '../schema/values/record-id.ts'
import { callAddress, fillPath } from './call-address.ts'
import { multipartBody } from './payload-body.ts'

/** What a client is made with. */
export interface ClientOptions {
  /** Where the program is served, `https://club.example`; the own origin of a page without it. */
  readonly baseUrl?: string
  /** An API key, sent as `Authorization: Bearer`; without one the cookie of the session counts. */
  readonly apiKey?: string
  /** What calls in place of the global `fetch`: outside browsers a login needs one that keeps cookies. */
  readonly fetch?: typeof globalThis.fetch
}

/** What every call may be given. */
export interface CallSettings {
  /** Gives up the call. */
  readonly signal?: AbortSignal
}

/** A call that was refused. What never arrived is the error of `fetch` itself. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status. */
  readonly status: number
  /** What is wrong with each part of what was sent, by its name. */
  readonly errors: Readonly<Record<string, string>>
  /** With 409: the record as it is now, and what has become of it since. */
  readonly conflict: Conflict | undefined
  /** Names the line of the call in the log of the program. */
  readonly requestId: string | undefined
  /** The seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined

  constructor(response: Response, refusal: Refusal) {
    const { message, errors = [], conflict } = refusal
    super(message ?? (errors.map(({ msg }) => msg).join('\n') || `HTTP ${response.status}`))
    this.status = response.status
    this.errors = Object.fromEntries(
      errors.flatMap(({ path, msg }) => (path === undefined ? [] : [[path, msg]])),
    )
    this.conflict = conflict
    this.requestId = response.headers.get('x-request-id') ?? undefined
    this.retryAfter = Number(response.headers.get('retry-after')) || undefined
  }
}

interface Refusal {
  readonly message?: string
  readonly errors?: readonly { readonly msg: string; readonly path?: string }[]
  readonly conflict?: Conflict
}

/** The parts of a call. */
interface SentCall extends CallSettings {
  readonly params?: Readonly<Record<string, RecordId>>
  readonly query?: object
  readonly headers?: object
  readonly body?: object
}

type Way = readonly [method: string, path: string, sends?: 'json' | 'multipart']

/** Makes the two kinds of calls: those that answer JSON, and those that answer something else. */
export function createCalls({ baseUrl = '', apiKey, fetch = globalThis.fetch }: ClientOptions) {
  async function response([method, path, sends]: Way, sent: SentCall): Promise<Response> {
    const { params = {}, query = {}, body, signal } = sent
    const address = callAddress(fillPath(path, params), { query })
    const answered = await fetch(baseUrl.replace(/\/+$/, '') + address, {
      method,
      headers: headersOf(sent, { apiKey, isJson: body !== undefined && sends === 'json' }),
      body: body === undefined ? null : sends === 'multipart' ? multipartBody(body) : JSON.stringify(body),
      credentials: apiKey === undefined ? 'include' : 'omit',
      signal: signal ?? null,
    })
    if (!answered.ok) throw new ApiError(answered, await readRefusal(answered))
    return answered
  }
  async function json<Answer>(way: Way, sent: SentCall): Promise<Answer> {
    return (await response(way, sent)).json()
  }
  return { response, json }
}

interface HeaderParts {
  readonly apiKey: string | undefined
  readonly isJson: boolean
}

function headersOf({ headers = {} }: SentCall, { apiKey, isJson }: HeaderParts): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, String(value))
  if (isJson) all.set('content-type', 'application/json')
  if (apiKey !== undefined) all.set('authorization', `Bearer ${apiKey}`)
  return all
}

/** A proxy may answer a page. */
async function readRefusal(response: Response): Promise<Refusal> {
  try {
    return await response.json()
  } catch {
    return {}
  }
}
