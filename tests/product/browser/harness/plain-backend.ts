import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { domainNamed } from '../../../domains/domains.ts'
import { clientFolder } from '../../../browser/harness/client-folder.ts'
import type { RecordStore } from './records.ts'

type Values = Readonly<Record<string, unknown>>

/** One call as it came in; files are named by their content's length. */
interface Received {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly contentType: string
  readonly payload: Values
}

interface Reply {
  readonly status?: number
  readonly json?: unknown
  readonly html?: string
}

/** A backend that knows the documented calls and nothing else: no paging, no totals, loose types. */
export interface PlainBackend extends RecordStore {
  readonly url: string
  readonly received: readonly Received[]
  /** The calls that change something. */
  writes(): readonly Received[]
  /** From here on calls to this path are answered so. */
  answer(path: string, reply: Reply): void
  /** Knows nothing of what it was asked, told and given before. */
  reset(): void
  isAlive(): boolean
  /** Cuts every connection and takes no new one. */
  die(): Promise<void>
}

const MANY: Readonly<Record<string, string>> = {
  player: 'players',
  team: 'teams',
  owner: 'owners',
  stadium: 'stadiums',
  tool: 'tools',
  competition: 'competitions',
  admin: 'admins',
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const ADMIN_DATA = {
  id: 1,
  username: 'chef',
  name: 'Chef',
  phone: '0550',
  email: 'chef@example.dz',
  city: 'Oran',
}

const FIRST_ID = 10

interface PlainOptions {
  /** Changes the scripts that are served, to try configs without building them. */
  readonly rewrite?: (script: string) => string
}

export async function startPlainBackend({ rewrite }: PlainOptions = {}): Promise<PlainBackend> {
  const received: Received[] = []
  const replies = new Map<string, Reply>()
  const records = new Map<string, Values[]>(Object.keys(MANY).map((name) => [name, []]))
  let nextId = FIRST_ID

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://plain')
    if (!pathname.startsWith('/api/')) return sendFile(response, pathname, rewrite)
    const method = request.method ?? ''
    const contentType = (request.headers['content-type'] ?? '').split(';')[0] ?? ''
    received.push({ method, path: pathname, query: search, contentType, payload: await readPayload(request) })
    const { status = 200, json, html } = replies.get(pathname) ?? { json: answerOf(records, pathname) }
    response.writeHead(status, { 'content-type': html === undefined ? 'application/json' : 'text/html' })
    response.end(html ?? JSON.stringify(json))
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    writes: () => received.filter(({ method }) => method !== 'GET'),
    answer: (path, reply) => void replies.set(path, reply),
    create(entityName, values) {
      nextId += 1
      records.get(entityName)?.push({ id: nextId, ...values })
      return Promise.resolve(nextId)
    },
    reset() {
      received.length = 0
      replies.clear()
      for (const all of records.values()) all.length = 0
      nextId = FIRST_ID
    },
    isAlive: () => server.listening,
    async die() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function sendFile(
  response: ServerResponse,
  pathname: string,
  rewrite: PlainOptions['rewrite'],
): Promise<void> {
  const isScreen = extname(pathname) === ''
  const path = isScreen ? 'index.html' : join('.', pathname)
  const content = await readFile(join(clientFolder(domainNamed('product')), path)).catch(() => null)
  response.writeHead(content ? 200 : 404, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
  })
  response.end(content && rewrite && extname(path) === '.js' ? rewrite(content.toString()) : content)
}

async function readPayload(request: IncomingMessage): Promise<Values> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  const type = request.headers['content-type'] ?? ''
  const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
  if (type.startsWith('multipart/')) return fieldsOf(await body.formData())
  const text = await body.text()
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : { parsed }
}

/** A field that was sent several times is a list. */
function fieldsOf(form: FormData): Values {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const parts = form.getAll(name).map((part) => (typeof part === 'string' ? part : `file ${part.name}`))
      return [name, parts.length === 1 ? parts[0] : parts]
    }),
  )
}

type Records = ReadonlyMap<string, readonly Values[]>

function answerOf(records: Records, pathname: string): unknown {
  const [, , entity = '', call = '', id = ''] = pathname.split('/')
  if (pathname === '/api/admin/data') return { success: true, adminData: ADMIN_DATA }
  if (pathname === '/api/home') return { success: true, countPlayers: 1_234, countTeams: 2 }
  const own = records.get(entity) ?? []
  const isList = call === '' || pathname === '/api/admin/all'
  if (isList) return { success: true, [MANY[entity] ?? entity]: own.map((each) => nested(records, each)) }
  // Of the read calls only the player's answers with a flag.
  if (call === 'read')
    return { [entity]: own.map(loosened).find((each) => each['id'] === decodeURIComponent(id)) }
  return { success: true }
}

/** A record of a list, with those it refers to, as the contract nests them. */
function nested(records: Records, record: Values): Values {
  const found = (entity: string, key: string) =>
    records.get(entity)?.find(({ id }) => String(id) === String(record[key]))
  const [player, owner, stadium] = [
    found('player', 'player_id'),
    found('owner', 'owner_id'),
    found('stadium', 'stadium_id'),
  ]
  return {
    ...loosened(record),
    ...(player && { Player: { name: player['name'] } }),
    ...(owner && { Owner: { name: owner['name'] } }),
    ...(stadium && { Stadium: { name: stadium['name'], ...ownerOf(records, stadium) } }),
  }
}

function ownerOf(records: Records, stadium: Values): Values {
  const owner = records.get('owner')?.find(({ id }) => String(id) === String(stadium['owner_id']))
  return owner ? { Owner: { name: owner['name'] } } : {}
}

/** Numbers as text, switches as 0 and 1, days as timestamps, lists as JSON text. */
function loosened(record: Values): Values {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (typeof value === 'number') return [name, String(value)]
      if (typeof value === 'boolean') return [name, value ? 1 : 0]
      if (Array.isArray(value)) return [name, JSON.stringify(value)]
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
        return [name, `${value}T00:00:00.000Z`]
      return [name, value]
    }),
  )
}
