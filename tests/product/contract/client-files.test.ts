import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { expectRefused } from '../../contract/harness/http-client.ts'
import { useServer } from '../../contract/harness/test-server.ts'

const PAGE = '<!doctype html><head><title>Tribune</title></head>'
const SCRIPT = `export const words = '${'tribune '.repeat(200)}'`

/** As Vite documents it for backends. */
const MANIFEST = {
  '_product-1.js': { file: 'assets/product-1.js', name: 'product' },
  '_lists-1.js': {
    file: 'assets/lists-1.js',
    name: 'lists',
    imports: ['_product-1.js'],
    css: ['assets/lists-1.css'],
  },
  '_form-1.js': { file: 'assets/form-1.js', name: 'form', imports: ['_lists-1.js'] },
  '../features/home/DashboardPage.tsx': { file: 'assets/dashboard-1.js', imports: ['_lists-1.js'] },
  '../generated/home.ts': { file: 'assets/home-1.js', imports: ['_lists-1.js'] },
  '../kinds/image/control.tsx': { file: 'assets/control-1.js', imports: ['_form-1.js'] },
  '../generated/clients/player.ts': { file: 'assets/player-1.js', imports: ['_lists-1.js'] },
}

const folder = await mkdtemp(join(tmpdir(), 'tribune-client-'))

describe('the built browser half', () => {
  beforeAll(async () => {
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), PAGE)
    await writeFile(join(folder, 'index.html.br'), brotliCompressSync(PAGE))
    await writeFile(join(folder, 'index.html.gz'), gzipSync(PAGE))
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await writeFile(join(folder, 'assets', 'index-abc123.js'), SCRIPT)
    await writeFile(join(folder, 'assets', 'index-abc123.js.br'), brotliCompressSync(SCRIPT))
    await writeFile(join(folder, 'assets', 'index-abc123.js.gz'), gzipSync(SCRIPT))
    await mkdir(join(folder, '.vite'))
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const server = useServer(sqlite, { clientFolder: folder })
  const get = (path: string, init: RequestInit = {}) => server.stranger().raw(path, init)

  it.each([
    '/',
    '/index.html',
    '/players',
    '/players/edit/3',
    '/login?from=%2Fplayers',
    '/nulle/part',
    '/players/',
    '/players/edit/1.5',
    '/apis',
    '/assetsx',
    '/%C3%A9',
  ])('serves the page for %s [ASVS 4.1.1]', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>Tribune</title>')
  })

  it('serves assets for ever', async () => {
    const response = await get('/assets/index-abc123.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('serves other files under their names, asked for anew each time', async () => {
    const response = await get('/favicon.svg')
    expect(response.headers.get('content-type')).toMatch(/svg/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  // `fetch` would decompress what it gets, and say nothing of its size.
  const sent = async (path: string, accepted: string, headers: Record<string, string> = {}) => {
    const question = request(new URL(path, server.admin.url), {
      headers: { 'accept-encoding': accepted, ...headers },
    }).end()
    const [answer] = await once(question, 'response')
    return { answer, body: await buffer(answer) }
  }

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0.0', undefined],
    ['*;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('takes %j for %s, in assets and in the page', async (accepted, encoding) => {
    for (const [path, type] of [
      ['/assets/index-abc123.js', 'application/javascript; charset=utf-8'],
      ['/players', 'text/html; charset=utf-8'],
    ] as const) {
      const { answer, body } = await sent(path, accepted)
      expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'accept-encoding' })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(Number(answer.headers['content-length'])).toBe(body.length)
    }
  })

  it('sends what was compressed, and the same without it', async () => {
    const { answer, body } = await sent('/assets/index-abc123.js', 'br')
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
    expect(answer.headers.connection).toBe('keep-alive')
    expect(gunzipSync((await sent('/assets/index-abc123.js', 'gzip')).body).toString()).toBe(SCRIPT)
    expect((await sent('/assets/index-abc123.js', 'identity')).body.toString()).toBe(SCRIPT)
  })

  it('answers 304 where the client holds these very bytes', async () => {
    const { answer } = await sent('/favicon.svg', 'gzip')
    const tag = String(answer.headers.etag)
    expect((await sent('/favicon.svg', 'gzip', { 'if-none-match': tag })).answer.statusCode).toBe(304)
    expect((await sent('/favicon.svg', 'gzip', { 'if-none-match': '"other"' })).answer.statusCode).toBe(200)
    const script = (await sent('/assets/index-abc123.js', 'br')).answer.headers.etag
    expect((await sent('/assets/index-abc123.js', 'gzip')).answer.headers.etag).not.toBe(script)
  })

  it('sends the page whole each time', async () => {
    const { answer } = await sent('/players', 'br')
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.headers['last-modified']).toBeUndefined()
  })

  it.each([
    '/assets/missing.js',
    '/assets/index-abc123.js.br',
    '/assets',
    '/assets/',
    '/uploads',
    '/uploads/x',
    '/uploads/a/b',
    '/api',
    '/api/x',
    '/healthz/x',
    '/livez/x',
    '/readyz/x',
    '/x.js',
    '/robots.txt',
    '/openapi.json',
    '/a.b',
    '/players/a.b',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/a%2Eb',
  ])('answers %s with 404, not with the page [ASVS 13.4.3, 15.2.3]', async (path) => {
    const answer = await server.stranger().get(path)
    expectRefused(answer, 404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00.js',
  ])('serves nothing outside its folder for %s [ASVS 1.1.1, 13.4.1]', async (path) => {
    const response = await get(path)
    expect(await response.text()).not.toContain('root:')
    expect(response.status).toBeLessThan(500)
  })

  it('serves the page to nobody who writes', async () => {
    expectRefused(await server.stranger().json('POST', '/players', {}), 404)
  })

  it('answers HEAD as GET', async () => {
    const response = await get('/players', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('lets no other site frame it, and no browser guess types [ASVS 3.4.4, 3.4.5, 3.4.6]', async () => {
    const { headers } = await get('/')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    // A promise about TLS, which this connection does not have.
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('runs only scripts of its own, none that stand in the markup [ASVS 3.4.3, 14.2.3]', async () => {
    const policy = (await get('/players')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("connect-src 'self';")
  })

  it.each(['/api/home', '/api/nowhere', '/healthz', '/livez', '/readyz', '/uploads/x'])(
    'makes no page of %s [ASVS 3.2.1, 3.4.6]',
    async (path) => {
      const policy = (await get(path)).headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain("'self'")
    },
  )

  it('keeps answers of calls out of caches [ASVS 14.2.2, 14.3.2]', async () => {
    expect((await server.admin.get('/api/home')).headers.get('cache-control')).toBe('no-store')
    expect((await server.stranger().get('/api/home')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a build beside the server', () => {
  const place = join(folder, 'place')
  beforeAll(async () => {
    for (const build of ['first', 'second']) {
      await mkdir(join(place, build, 'assets'), { recursive: true })
      await writeFile(join(place, build, 'index.html'), PAGE.replace('Tribune', build))
      await writeFile(join(place, build, 'assets', `${build}-abc123.js`), SCRIPT)
    }
    await symlink('first', join(place, 'client'))
  })
  const server = useServer(sqlite, { clientFolder: join(place, 'client') })

  it('leaves the page and its assets as they were when it was started', async () => {
    await symlink('second', join(place, 'next'))
    await rename(join(place, 'next'), join(place, 'client'))
    const [page, asset] = await Promise.all(
      ['/players', '/assets/first-abc123.js'].map((path) => server.stranger().raw(path, {})),
    )
    expect(await page?.text()).toContain('<title>first</title>')
    expect([page?.status, asset?.status]).toEqual([200, 200])
  })
})

describe('the page of somebody who is logged in', () => {
  beforeAll(async () => {
    await mkdir(join(folder, '.vite'), { recursive: true })
    await writeFile(join(folder, 'index.html'), PAGE)
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const server = useServer(sqlite, { clientFolder: folder })
  const page = async (path: string) => (await server.admin.raw(path, {})).text()

  it.each([
    ['/players', ['/api/views/player', '/api/player?page=1&pageSize=25'], ['player-1.js']],
    ['/players/', ['/api/views/player', '/api/player?page=1&pageSize=25'], ['player-1.js']],
    // Which rows an address asks for, the browser alone knows.
    ['/players?sort=name', ['/api/views/player'], ['player-1.js']],
    ['/players/create', [], ['player-1.js', 'form-1.js', 'control-1.js']],
    ['/players/edit/3', ['/api/player/read/3'], ['player-1.js', 'form-1.js', 'control-1.js']],
    ['/players/edit/x', [], ['player-1.js', 'form-1.js', 'control-1.js']],
    // The requirement wants this one call without credentials.
    ['/admins/edit/3', ['/api/admin/read/3'], ['form-1.js']],
    ['/', ['/api/home'], ['dashboard-1.js', 'home-1.js']],
    ['/profile', [], []],
  ])('names what %s loads', async (path, calls, chunks) => {
    const html = await page(path)
    const links = [...html.matchAll(/<link rel="([^"]+)"[^>]* href="([^"]+)">/g)]
    const hrefsOf = (rel: string) =>
      links.flatMap(([, each, href = '']) => (each === rel ? href.replaceAll('&amp;', '&') : []))
    expect(hrefsOf('preload')).toEqual(['/api/admin/data', ...calls])
    expect(new Set(hrefsOf('modulepreload'))).toEqual(
      new Set(['lists-1.js', 'product-1.js', ...chunks].map((file) => `/assets/${file}`)),
    )
    expect(hrefsOf('stylesheet')).toEqual(['/assets/lists-1.css'])
    expect(html.indexOf('<link')).toBeLessThan(html.indexOf('</head>'))
  })

  it('names a call with the credentials that the browser makes it with', async () => {
    expect(await page('/players')).toContain(
      '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/admin/data">',
    )
    expect(await page('/admins/edit/3')).toContain(
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/admin/read/3">',
    )
  })

  it('names no rows where a view opens with the list, for whoever it is the default of', async () => {
    const view = { name: 'Attaquants', search: 'filter.role.in=forward', isShared: true, isDefault: true }
    const { answer } = await server.admin.json('POST', '/api/views/team', view)
    expect(answer).toMatchObject({ success: true })
    expect(await page('/teams')).not.toContain('/api/team?')
    expect(await page('/players')).toContain('/api/player?')
  })

  it('is the built one for the login, and for strangers', async () => {
    expect(await page('/login')).toBe(PAGE)
    const strangers = [{}, { headers: { cookie: `tribune_session=${'x'.repeat(43)}` } }]
    for (const init of strangers)
      expect(await (await server.stranger().raw('/players', init)).text()).toBe(PAGE)
  })

  it('has the same headers, and is kept by nobody for others', async () => {
    const { headers } = await server.admin.raw('/players', {})
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  })
})

describe('GET /healthz', () => {
  const server = useServer(sqlite)

  it('answers 200 while the database does', async () => {
    const response = await server.stranger().raw('/healthz', {})
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
  })

  it('answers 503 when it does not, and other calls 500 without its reasons [ASVS 13.4.2, 16.5.1, 16.5.2]', async () => {
    await server.backend.store.queries.destroy()
    expect((await server.stranger().raw('/healthz', {})).status).toBe(503)
    const { status, headers, answer } = await server.admin.get('/api/player')
    expect(status).toBe(500)
    expect(answer).toEqual({
      success: false,
      message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
      requestId: headers.get('x-request-id'),
    })
  })
})
