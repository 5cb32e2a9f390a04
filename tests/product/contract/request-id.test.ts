import { describe, expect, it } from 'vitest'
import { trustProxies } from '../../../src/server/http/trust-proxy.ts'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { useServer } from '../../contract/harness/test-server.ts'

const GIVEN = 'proxy-0123456789'

describe('the id of a request', () => {
  const server = useServer(sqlite, { clientFolder: 'src/app' })
  const idOf = async (path: string, init: RequestInit = {}) =>
    (await server.admin.raw(path, init)).headers.get('x-request-id')

  it.each([
    ['an answer', '/api/player', {}],
    ['a page', '/', {}],
    ['a file', '/index.html', {}],
    ['a refusal', '/api/player/read/4711', {}],
    ['a missing file', '/uploads/none.webp', {}],
    ['an unknown address', '/api/nothing', {}],
    ['an address that cannot be read', '/%c0', {}],
    ['a foreign origin', '/api/tool/create', { method: 'POST', headers: { origin: 'https://elsewhere.dz' } }],
    ['an unknown format', '/api/tool/create', { method: 'POST', body: 'x' }],
    ['the health', '/healthz', {}],
  ])('goes with %s, and is never the same', async (_what, path, init) => {
    const ids = [await idOf(path, init), await idOf(path, init)]
    for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  it('is not taken from whoever calls', async () => {
    expect(await idOf('/healthz', { headers: { 'x-request-id': GIVEN } })).not.toBe(GIVEN)
  })
})

describe('the id of a request that a trusted proxy passes on', () => {
  const server = useServer(sqlite, { trustProxy: trustProxies(1) })
  const idFor = async (given: string) =>
    (await server.admin.raw('/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id')

  it('is the proxy’s', async () => {
    expect(await idFor(GIVEN)).toBe(GIVEN)
  })

  it.each([
    'short',
    'x'.repeat(101),
    'with blanks in it',
    '<script>alert(1)</script>',
    '{"a":"json-in-a-log"}',
  ])('is not %j', async (given) => {
    expect(await idFor(given)).toMatch(/^[\w-]{16}$/)
  })
})
