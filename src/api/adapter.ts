import type { AfterResponseHook, BeforeRequestHook, Hooks } from 'ky'
import { buildAnswerBody, readAnswerPart } from '../schema/entity/answer-part.ts'
import type { OtherBackend } from '../schema/entity/backend.ts'
import type { Endpoint, Endpoints } from '../schema/entity/endpoint.ts'
import { TOTAL_HEADER } from '../schema/access/session-contract.ts'
import { adaptBody, adaptQuery, adaptRecord, type WireNames } from './adapt-record.ts'
import { parseJson, readTotal } from './answer.ts'
import { BASE_ADDRESS, BASE_PATH } from './addresses.ts'
import { readRefusal } from './read-refusal.ts'

/** What is known of an entity's records on the wire. */
export interface WireEntity {
  readonly endpoints: Endpoints
  readonly names: WireNames
  /** Its records are who logs in. */
  readonly isAccount?: boolean
}

/** The calls of this program's own backend that another one has elsewhere. */
export interface SessionPaths {
  readonly login: string
  readonly logout: string
  readonly account: string
}

const ROLES = ['list', 'read', 'create', 'update', 'destroy'] as const
type Role = (typeof ROLES)[number] | keyof SessionPaths

/** A call as another backend has it, and as this program makes it. */
interface AdaptedCall {
  readonly role: Role
  readonly made: Pick<Endpoint, 'method' | 'path'>
  readonly sent: Pick<Endpoint, 'method' | 'path'>
  readonly entity: WireEntity | undefined
}

const TOKEN_KEY = `${BASE_PATH}token`

/**
 * Speaks with a backend of another shape: what is sent and answered is led over as it passes, so that all else knows one contract.
 * They are hooks of ky (https://github.com/sindresorhus/ky#hooks).
 */
export function createAdapter(
  options: OtherBackend,
  paths: SessionPaths,
  entities: readonly WireEntity[],
): Hooks {
  const calls = listCalls(options, paths, entities)
  return {
    beforeRequest: [(request, { body }) => send(options, find(calls, 'made', request), request, body)],
    afterResponse: [
      (request, _options, response) => receive(options, find(calls, 'sent', request), response),
    ],
  }
}

function listCalls(
  { login, logout, account }: OtherBackend,
  paths: SessionPaths,
  entities: readonly WireEntity[],
): readonly AdaptedCall[] {
  const ofEntities = entities.flatMap((entity) =>
    ROLES.flatMap((role) => {
      const endpoint = entity.endpoints[role]
      return endpoint ? [{ role, made: endpoint, sent: endpoint, entity }] : []
    }),
  )
  const session: readonly (readonly [keyof SessionPaths, Pick<Endpoint, 'method'>, object | undefined])[] = [
    ['login', { method: 'POST' }, login],
    ['logout', { method: 'POST' }, logout],
    ['account', { method: 'GET' }, account],
  ]
  const holder = entities.find(({ isAccount }) => isAccount)
  const ofSession = session.map(([role, { method }, other]) => {
    const made = { method, path: paths[role] }
    return { role, made, sent: { ...made, ...other }, entity: holder }
  })
  return [...ofSession, ...ofEntities]
}

function find(
  calls: readonly AdaptedCall[],
  side: 'made' | 'sent',
  { method, url }: Request,
): AdaptedCall | undefined {
  const path = new URL(url).pathname.slice(basePath().length)
  return calls.find((call) => call[side].method === method && patternOf(call[side].path).test(path))
}

const basePath = () => new URL(BASE_ADDRESS, 'http://localhost').pathname.replace(/\/$/, '')
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`)

type Sent = Parameters<BeforeRequestHook>[1]['body']

function send(
  options: OtherBackend,
  call: AdaptedCall | undefined,
  request: Request,
  body: Sent,
): Request | undefined {
  const token = options.login?.token === undefined ? null : localStorage.getItem(TOKEN_KEY)
  const headers = new Headers(request.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const url = new URL(request.url)
  if (!call) return new Request(request, { headers })
  const [, id] = patternOf(call.made.path).exec(url.pathname.slice(basePath().length)) ?? []
  if (call.made.path !== call.sent.path) url.pathname = basePath() + call.sent.path
  if (call.role === 'list') url.search = adaptQuery(url.searchParams, options.list, call.entity?.names)
  // A body of several parts says itself where they begin.
  if (body instanceof FormData) headers.delete('content-type')
  if (options.records === 'json:api') headers.set('accept', 'application/vnd.api+json')
  const { signal, credentials } = request
  const adapted = adaptSent(options, call, body, id)
  return new Request(url, {
    method: call.sent.method,
    headers,
    signal,
    credentials: options.login?.token === undefined ? credentials : 'omit',
    ...(adapted !== undefined && { body: adapted }),
  })
}

function adaptSent(
  options: OtherBackend,
  { role, sent, entity }: AdaptedCall,
  body: Sent,
  id: string | undefined,
): BodyInit | undefined {
  if (typeof body === 'string' && role === 'login') {
    const { user = 'user', password = 'password' } = options.login ?? {}
    const { user: name, password: secret } = Object(parseJson(body))
    return JSON.stringify({ [user]: name, [password]: secret })
  }
  if (role !== 'create' && role !== 'update') return sent.method === 'GET' ? undefined : (body ?? undefined)
  const [type = ''] = (entity?.endpoints.list.path ?? '').split('/').slice(-1)
  return adaptBody(body ?? undefined, entity?.names ?? {}, options.records && { type, id })
}

async function receive(
  options: OtherBackend,
  call: AdaptedCall | undefined,
  response: Parameters<AfterResponseHook>[2],
): Promise<Response | undefined> {
  const body = parseJson(await response.clone().text())
  if (!response.ok) {
    // Whoever cannot log in has no session that could be over.
    const status = response.status === 401 && call?.role === 'login' ? 400 : response.status
    const refusal = readRefusal(body, call?.entity?.names ?? {})
    return refusal && answer(refusal, { status, headers: response.headers })
  }
  if (call) return answer(readAnswered(options, call, body, response), totalOf(options, body, response))
  return response.status === 204 ? answer({ success: true }) : undefined
}

/** The number of records stands in the header, which lists without an envelope have too. */
function totalOf({ list }: OtherBackend, body: unknown, { headers }: Response): ResponseInit {
  const place = list?.total ?? 'total'
  const total = readTotal(headers.get(place) ?? readAnswerPart({ answer: place }, body))
  return total === undefined ? { headers } : { headers: { [TOTAL_HEADER]: String(total) } }
}

function readAnswered(
  options: OtherBackend,
  { role, entity }: AdaptedCall,
  body: unknown,
  response: Response,
): unknown {
  const success = { success: true }
  const { endpoints, names = {} } = entity ?? {}
  const read = (record: unknown) => adaptRecord(record, names, options.records)
  if (role === 'login') keepToken(readAnswerPart({ answer: options.login?.token ?? null }, body))
  if (role === 'logout') localStorage.removeItem(TOKEN_KEY)
  if (role === 'account') {
    const { answer: place = 'adminData' } = options.account ?? {}
    return { ...success, adminData: read(readAnswerPart({ answer: place }, body)) }
  }
  if (!endpoints || role === 'login' || role === 'logout') return success
  if (role === 'list') {
    const records = readAnswerPart(endpoints.list, body)
    return buildAnswerBody(endpoints.list, Array.isArray(records) ? records.map(read) : records, success)
  }
  if (role === 'read')
    return buildAnswerBody(endpoints.read, read(readAnswerPart(endpoints.read, body)), success)
  if (role !== 'create') return success
  const { id = Object(body).id } = Object(readAnswerPart(endpoints.read, body))
  return { ...success, id: id ?? response.headers.get('location')?.split('/').at(-1) }
}

function keepToken(token: unknown): void {
  if (typeof token === 'string') localStorage.setItem(TOKEN_KEY, token)
}

function answer(body: unknown, { status = 200, headers }: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), { status, ...(headers && { headers }) })
}
