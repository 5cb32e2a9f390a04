import type { NonEmpty, SeededRandom } from './seeded-random.ts'
import { jsonBody, buildMultipart, type FuzzBody } from './build-body.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { ContractOperation, ValueSchema } from '../test/openapi/operations.ts'
import { fittingObject, fittingValue, oddValue, valueAtBounds } from './values.ts'

const METHODS: NonEmpty<string> = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']
const TYPES: NonEmpty<string> = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'nonsense',
  '',
]
const PATHS: NonEmpty<string> = [
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
const HEADERS: NonEmpty<Readonly<Record<string, string>>> = [
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

/** A request that the contract describes, with random mutations. */
export function buildRequest(random: SeededRandom, operations: NonEmpty<ContractOperation>): FuzzRequest {
  const operation = random.pick(operations)
  const isLoggedIn = random.chance(0.85)
  const method = random.chance(0.04) ? random.pick(METHODS) : operation.method
  const path = random.chance(0.06)
    ? random.pick(PATHS)
    : pathOf(random, operation) + queryOf(random, operation)
  const headers = random.chance(0.15) ? random.pick(HEADERS) : {}
  // Node's client drops the body of these methods.
  const body = method === 'GET' || method === 'HEAD' ? null : bodyOf(random, operation)
  const type = body && random.chance(0.04) ? random.pick(TYPES) : body?.type
  return {
    method,
    path,
    isLoggedIn,
    headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
    body: body && mangled(random, body.content),
  }
}

function pathOf(random: SeededRandom, { path, params }: ContractOperation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = random.chance(0.8) ? fittingValue(random, name, params[name] ?? {}) : oddValue(random)
    return encode(String(value).slice(0, 300))
  })
}

function queryOf(random: SeededRandom, { query }: ContractOperation): string {
  const names = Object.keys(query)
  if (names.length === 0 ? random.chance(0.95) : random.chance(0.3)) return ''
  const pairs = [...names, '__proto__', 'page[]']
    .filter(() => random.chance(0.4))
    .map((name) => {
      const schema = query[name] ?? {}
      const value = queriedValue(random, name, schema)
      return `${name}=${encode(String(value).slice(0, 1_000))}`
    })
  return `?${pairs.join('&')}`
}

/** Of a list one value: an address repeats the name for more. */
function queriedValue(random: SeededRandom, name: string, schema: ValueSchema): unknown {
  if (random.chance(0.2)) return oddValue(random)
  const one = schema.items ?? schema
  return random.chance(0.5) ? valueAtBounds(random, one) : fittingValue(random, name, one)
}

/** A lone surrogate has no UTF-8 encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'))
}

function bodyOf(random: SeededRandom, { body }: ContractOperation): FuzzBody | null {
  if (!body) return random.chance(0.1) ? jsonBody(oddValue(random)) : null
  if (random.chance(0.03)) return deepBody(random.integer(1, 50_000))
  if (random.chance(0.04)) return jsonBody(oddValue(random))
  const values = fittingObject(random, body.schema)
  for (const name of Object.keys(values)) {
    const schema = body.schema.properties?.[name]
    const drawn = random.between(0, 1)
    if (drawn < 0.08) values[name] = oddValue(random)
    else if (schema && drawn < 0.13) values[name] = valueAtBounds(random, schema)
    else if (drawn < 0.2) delete values[name]
  }
  if (random.chance(0.05)) values[String(oddValue(random)).slice(0, 40)] = oddValue(random)
  const isMultipart = random.chance(0.1) ? !body.isMultipart : body.isMultipart
  return isMultipart ? buildMultipart(values, random) : jsonBody(values)
}

/** Nested deeper than any client sends it. */
function deepBody(depth: number): FuzzBody {
  const content = `${'{"name":['.repeat(depth)}${']}'.repeat(depth)}`
  return { type: 'application/json', content: Buffer.from(content) }
}

/** Sometimes truncated, or with changed bytes. */
function mangled(random: SeededRandom, content: Buffer): Buffer {
  if (content.length === 0 || random.chance(0.94)) return content
  if (random.chance(0.5)) return content.subarray(0, random.integer(0, content.length - 1))
  const changed = Buffer.from(content)
  for (let time = random.integer(1, 8); time > 0; time -= 1) {
    changed[random.integer(0, changed.length - 1)] = random.integer(0, 255)
  }
  return changed
}
