import fc, { type Arbitrary } from 'fast-check'
import { jsonBody, buildMultipart, type FuzzBody } from './build-body.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { ContractOperation, ValueSchema } from '../test/openapi/operations.ts'
import { fittingValues, objectsOf, oddValues, valuesAtBounds } from './values.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']
const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'nonsense',
  '',
]
const PATHS = [
  '/api',
  '/api/',
  '/api/%00',
  '/api/%ff',
  '/api/..%2f..%2fetc%2fpasswd',
  '/api/player/read/%2e%2e%2f1',
  '/api/player/read/1/',
  '//api/player',
  '/api/player/read/__proto__',
  '/api/constructor',
  '/uploads/..%2f..%2ftribune.sqlite',
  '/uploads/%2e%2e%2ftribune.sqlite',
  '/uploads/0123456789abcdef0123456789abcdef.webp',
  '/uploads/a?size[]=small&size=small',
  '/uploads/%00.webp',
  '/assets/../../package.json',
  '/%',
  '/healthz?x=%',
]
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { origin: 'null' },
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'if-none-match': '*' },
  { range: 'bytes=5-2' },
  { 'idempotency-key': '\u00ff' },
  { 'idempotency-key': 'a'.repeat(201) },
  { 'idempotency-key': 'same' },
  { 'x-forwarded-for': '1, ::, x', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'elsewhere' },
  { 'x-request-id': 'a'.repeat(500) },
  { accept: 'text/html', 'accept-encoding': 'br;q=0, *;q=x' },
  { cookie: 'tribune_session=%; tribune_session=' },
  { 'x-long': 'a'.repeat(9_000) },
]

/** Requests that the contract describes, with random mutations. */
export function requestsOf(operations: readonly ContractOperation[]): Arbitrary<FuzzRequest> {
  return fc.oneof(...operations.map(requestsTo))
}

function requestsTo(operation: ContractOperation): Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: sometimes(4, fc.constantFrom(...METHODS), fc.constant(operation.method)),
      path: sometimes(6, fc.constantFrom(...PATHS), pathsOf(operation)),
      headers: sometimes(15, fc.constantFrom(...HEADERS), fc.constant({})),
      type: sometimes(4, fc.constantFrom(...TYPES), fc.constant(null)),
      body: bodiesOf(operation),
      isLoggedIn: sometimes(15, fc.constant(false), fc.constant(true)),
    })
    .map(({ type, body: made, ...request }) => {
      // Node's client drops the body of these methods.
      const body = request.method === 'GET' || request.method === 'HEAD' ? null : made
      const headers = { ...(body && { 'content-type': type ?? body.type }), ...request.headers }
      return { ...request, headers, body: body && body.content }
    })
}

/** Of a hundred so many are of the first kind; a smaller one is sought among the others. */
function sometimes<T, U>(percent: number, seldom: Arbitrary<T>, often: Arbitrary<U>): Arbitrary<T | U> {
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: often, weight: 100 - percent },
    { arbitrary: seldom, weight: percent },
  )
}

function pathsOf({ path, params, query }: ContractOperation): Arbitrary<string> {
  const named = fc.record(
    Object.fromEntries(
      Object.entries(params).map(([name, schema]) => [
        name,
        sometimes(20, oddValues, fittingValues(name, schema)),
      ]),
    ),
  )
  return fc
    .tuple(named, queriesOf(query))
    .map(([values, asked]) =>
      [
        path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encode(values[name], 300)),
        ...(asked.length > 0 ? [asked.join('&')] : []),
      ].join('?'),
    )
}

function queriesOf(query: ContractOperation['query']): Arbitrary<readonly string[]> {
  const pairs = [...Object.entries(query), ['__proto__', {}] as const, ['page[]', {}] as const].map(
    ([name, schema]) =>
      sometimes(
        40,
        queriedValues(name, schema).map((value) => [`${name}=${encode(value, 1_000)}`]),
        fc.constant([]),
      ),
  )
  const isAsked = Object.keys(query).length > 0
  return sometimes(
    isAsked ? 70 : 5,
    fc.tuple(...pairs).map((each) => each.flat()),
    fc.constant([]),
  )
}

/** Of a list one value: an address repeats the name for more. */
function queriedValues(name: string, schema: ValueSchema): Arbitrary<unknown> {
  const one = schema.items ?? schema
  return sometimes(20, oddValues, fc.oneof(valuesAtBounds(one), fittingValues(name, one)))
}

/** A lone surrogate has no UTF-8 encoding. */
function encode(value: unknown, most: number): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.slice(0, most).replace(/[\ud800-\udfff]/g, '\ufffd'))
}

function bodiesOf({ body }: ContractOperation): Arbitrary<FuzzBody | null> {
  if (!body) return sometimes(10, oddValues.map(jsonBody), fc.constant(null))
  const parts = fc
    .tuple(
      objectsOf(body.schema),
      sometimes(18, fc.constantFrom('repeated', 'no end', 'other boundary'), fc.constant(null)),
    )
    .map(([values, flaw]) => buildMultipart(values, flaw))
  const json = objectsOf(body.schema).map(jsonBody)
  const fitting = body.isMultipart ? sometimes(10, json, parts) : sometimes(10, parts, json)
  const wrong = fc.oneof(fc.integer({ min: 1, max: 50_000 }).map(deepBody), oddValues.map(jsonBody))
  return sometimes(6, fitting.chain(mangled), sometimes(7, wrong, fitting))
}

/** Nested deeper than any client sends it. */
function deepBody(depth: number): FuzzBody {
  const content = `${'{"name":['.repeat(depth)}${']}'.repeat(depth)}`
  return { type: 'application/json', content: Buffer.from(content) }
}

/** Truncated, or with changed bytes. */
function mangled({ type, content }: FuzzBody): Arbitrary<FuzzBody> {
  const places = fc.nat(Math.max(content.length - 1, 0))
  const changes = fc.array(fc.tuple(places, fc.nat(255)), { minLength: 1, maxLength: 8 })
  return fc.oneof(
    places.map((length) => ({ type, content: content.subarray(0, length) })),
    changes.map((all) => {
      const changed = Buffer.from(content)
      for (const [place, byte] of all) changed[place] = byte
      return { type, content: changed }
    }),
  )
}
