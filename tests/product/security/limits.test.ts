import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CONNECTION_LIMITS } from '../../../src/server/http/connections/connection-limits.ts'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { expectRefused } from '../../contract/harness/http-client.ts'
import { samples } from '../contract/harness/samples.ts'
import { useServer } from '../../contract/harness/test-server.ts'

/** Everything that a connection is sent until it is closed, by us where it ends with what we wait for. */
function talk(url: string, said: string, last?: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(said))
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk.toString('utf8')
      if (last !== undefined && heard.endsWith(last)) socket.destroy()
    })
    // A refused connection may be reset; what was heard before counts.
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
  })
}

describe('limits', () => {
  const server = useServer(sqlite)
  const json = (path: string, body: string) =>
    server.admin.raw(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'a header of 20,000 bytes',
      `GET /api/home HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an address of 20,000 bytes', `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('answers %s in the documented body [ASVS 4.2.1]', async (_what, said, status) => {
    const heard = await talk(server.admin.url, said)
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(heard).toMatch(/\{"success":false,"message":".+"\}$/)
  })

  it.each([
    ['20 levels', 19, 400, 'name'],
    ['21 levels', 20, 400, 'illisible'],
    ['100,000 levels', 100_000, 400, 'illisible'],
  ])('reads JSON of %s or refuses it', async (_what, lists, status, told) => {
    const response = await json('/api/tool/create', `{"name":${'['.repeat(lists)}${']'.repeat(lists)}}`)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(told)
  })

  it('counts no brackets that stand in texts [ASVS 1.2.3]', async () => {
    const body = JSON.stringify({ ...samples.tool(), name: { fr: `"${'[{'.repeat(100)}\\` } })
    expect((await json('/api/tool/create', body)).status).toBe(200)
  })

  it('refuses two megabytes of JSON, and of texts in many parts [ASVS 2.3.2]', async () => {
    expect((await json('/api/tool/create', JSON.stringify({ name: 'a'.repeat(2_000_000) }))).status).toBe(413)
    const parts = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, 'x'.repeat(900_000)]))
    expectRefused(await server.admin.multipart('POST', '/api/player/create', parts), 413)
  })

  const stranger = (path: string, body: string) =>
    server.stranger().json('POST', path, { user: body, password: 'x' })

  it.each(['/api/auth/login', '/api/auth/logout'])(
    'reads 16 KB of somebody who is not logged in, and no more: %s',
    async (path) => {
      expect((await stranger(path, 'a'.repeat(16_000))).status).not.toBe(413)
      expectRefused(await stranger(path, 'a'.repeat(17_000)), 413)
    },
  )

  it.each([
    ['POST', '/api/auth/login', 'multipart/form-data; boundary=x', 415],
    ['POST', '/api/auth/login', 'text/plain', 415],
    ['POST', '/api/player/create', 'multipart/form-data; boundary=x', 401],
    ['POST', '/api/tool/create', 'application/json', 401],
    ['POST', '/api/nowhere', 'application/json', 404],
    ['POST', '/nowhere', 'multipart/form-data; boundary=x', 404],
    ['DELETE', '/api/home', 'application/json', 404],
  ])('answers a stranger’s %s %s of %s before its body is sent', async (method, path, type, status) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n`
    const heard = await talk(server.admin.url, `${head}\r\n`, '}')
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(heard).toContain('"success":false')
  })

  it.each([
    ['POST', '/api/tool/create'],
    ['DELETE', '/api/player/destroy'],
    ['PUT', '/api/auth/update'],
    ['PUT', '/api/admin/update/password'],
  ])('refuses multipart for %s %s before a byte of it is read', async (method, path) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n`
    const said = `${head}Cookie: ${server.admin.cookie}\r\nContent-Length: 200000000\r\n\r\n`
    expect(await talk(server.admin.url, said, '}')).toMatch(/^HTTP\/1\.1 415 /)
  })

  it('keeps no files of somebody who is not logged in', async () => {
    const file = new File([new Uint8Array(1_000)], 'a.png')
    expectRefused(await server.stranger().multipart('POST', '/api/auth/login', { user: 'a', file }), 415)
  })

  it.each(['{"__proto__":{"admin":true}}', '{"name":{"constructor":{"prototype":{"a":1}}}}'])(
    'refuses keys that reach for prototypes: %s [ASVS 1.5.2, 15.3.6]',
    async (body) => {
      expect((await json('/api/tool/create', body)).status).toBe(400)
      expect('admin' in {}).toBe(false)
    },
  )

  it('ignores what the contract does not name, an id of a creation included [ASVS 15.3.3]', async () => {
    const payload = { ...samples.tool(), id: 77, row_version: 9, created_at: '1999-01-01', admin: true }
    const { answer } = await server.admin.json('POST', '/api/tool/create', payload)
    expect(answer.id).not.toBe(77)
    const row = await server.backend.store.queries
      .selectFrom('tool')
      .selectAll()
      .where('id', '=', answer.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(row['created_at']).not.toBe('1999-01-01')
  })
})

describe('a slow connection', () => {
  const server = useServer(sqlite, {
    connectionLimits: { ...CONNECTION_LIMITS, headersMs: 200, requestMs: 800, anonymousMs: 200 },
  })
  const post = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`

  it.each([
    ['its headers', 'GET /api/home HTTP/1.1\r\nHost: a\r\nX-'],
    ['its body', `${post('/api/auth/login', 9)}\r\n{`],
  ])('that does not finish %s is answered and closed', async (_what, said) => {
    const heard = await talk(server.admin.url, said)
    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(heard).toContain('"success":false')
  })

  it('that goes on after its refusal is closed, and told nothing more', async () => {
    const heard = await talk(server.admin.url, `${post('/api/tool/create', 9)}\r\n{`)
    expect(heard).toMatch(/^HTTP\/1\.1 401 /)
    expect(heard).not.toContain('408')
  })

  it('may take longer for its body where somebody is logged in', async () => {
    const body = JSON.stringify(samples.tool())
    const head = `${post('/api/tool/create', Buffer.byteLength(body))}Cookie: ${server.admin.cookie}\r\n\r\n`
    const { hostname, port } = new URL(server.admin.url)
    const socket = connect(Number(port), hostname, () => socket.write(head))
    await wait(400)
    socket.write(body)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('many connections from one address', () => {
  const bounds = { ...CONNECTION_LIMITS.bounds, ofAddress: { open: 20, waiting: 3 } }
  const server = useServer(sqlite, { connectionLimits: { ...CONNECTION_LIMITS, bounds } })

  it.each([
    ['half-sent headers', 'GET / HTTP/1.1\r\nx-'],
    [
      'half-sent bodies of strangers',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
  ])('with %s give way to those that ask something', async (_what, said) => {
    const { hostname, port } = new URL(server.admin.url)
    let closed = 0
    const sockets = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const socket = connect(Number(port), hostname)
        socket.on('error', () => {}).on('close', () => (closed += 1))
        await once(socket.resume(), 'connect')
        socket.write(said)
        return socket
      }),
    )
    await expect.poll(() => closed).toBeGreaterThanOrEqual(7)
    expect((await server.stranger().raw('/healthz', { headers: { connection: 'close' } })).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})
