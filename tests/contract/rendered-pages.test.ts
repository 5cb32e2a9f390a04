import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RENDERER_FOLDER, RENDERER_NAME } from '../../src/schema/rendered-screen.ts'
import { DatabaseUnavailable } from '../../src/server/database/database-unavailable.ts'
import { postgres, sqlite } from './harness/databases.ts'
import { instead } from './harness/instead.ts'
import { useServer } from './harness/test-server.ts'

const PAGE =
  '<!doctype html><html><head><title>T</title><script type="module" crossorigin src="/assets/index-a.js"></script></head><body><div id="root"></div></body></html>'

// Says what it was given; each of its addresses is a way to fail, or not to.
const RENDERER = `
let running = 0
export const renderer = {
  readsOf({ pathname }) {
    if (pathname.startsWith('/own') || pathname === '//') return undefined
    return ['/api/admin/data', pathname === '/refused' ? '/api/tool/read/999' : '/api/tool?page=1&pageSize=25']
  },
  async render({ pathname, search }, answers) {
    if (pathname === '/broken') throw new Error('no window here')
    if (pathname === '/left-out') return null
    running += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    const others = running - 1
    running -= 1
    const { username } = JSON.parse(answers['/api/admin/data'].body).adminData
    const { tools } = JSON.parse(answers['/api/tool?page=1&pageSize=25'].body)
    const html = \`<p>\${username} sees \${tools.length} at \${pathname}\${search}, beside \${others}</p>\`
    return { html, title: 'Outils &amp; Co' }
  },
}
`

const folder = await mkdtemp(join(tmpdir(), 'tribune-rendered-'))

beforeAll(async () => {
  await mkdir(join(folder, RENDERER_FOLDER))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, RENDERER_FOLDER, RENDERER_NAME), RENDERER)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const)('a page that the server renders, on %s,', (_name, kind) => {
  const server = useServer(kind, { clientFolder: folder })
  const get = (path: string, headers: Record<string, string> = {}) => server.admin.raw(path, { headers })
  const addTool = async (fr: string) => {
    const { status } = await server.admin.json('POST', '/api/tool/create', { name: { fr, ar: fr, en: fr } })
    expect(status).toBe(200)
  }

  it('holds its screen and the answers that it was rendered with, and is for no cache', async () => {
    await addTool('Filet')
    const response = await get('/tools?q=a')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    const page = await response.text()
    expect(page).toContain('<div id="root" data-rendered><p>chef sees 1 at /tools?q=a, beside 0</p></div>')
    expect(page).toContain('<title>Outils &amp; Co</title>')
    // What runs the product is fetched at once, and run when the screen is there.
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/index-a.js">')
    expect(page).toContain('data-main="/assets/index-a.js"')
    const [, json = ''] = /<script id="answers"[^>]*>(.*?)<\/script>/.exec(page) ?? []
    const answers = JSON.parse(json)
    expect(JSON.parse(answers['/api/tool?page=1&pageSize=25'].body).tools).toMatchObject([
      { name: { fr: 'Filet' } },
    ])
    expect(answers['/api/tool?page=1&pageSize=25'].headers.etag).toBeDefined()
  })

  it('tells at once of what was written since', async () => {
    for (const count of [0, 1, 2]) {
      expect(await (await get('/tools')).text()).toContain(`sees ${count} at`)
      expect(await (await get('/tools')).text()).toContain(`sees ${count} at`)
      await addTool(`Filet ${count}`)
    }
  })

  it('is left to nobody else: not to a stranger, and not after the session', async () => {
    await get('/tools')
    const session = server.admin.cookie
    await server.admin.json('POST', '/api/auth/logout')
    for (const cookie of ['', session, 'tribune_session=guessed']) {
      const response = await server.stranger().raw('/tools', { headers: { cookie } })
      expect(await response.text()).not.toContain('chef')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    await server.admin.logIn('chef', 'un-mot-de-passe')
  })

  it.each([
    ['refuses', () => Promise.reject(new DatabaseUnavailable(new Error('gone')))],
    ['says nothing', () => new Promise<never>(() => undefined)],
  ])(
    'is left to the browser where the database %s, and rendered again once it answers',
    async (_how, find) => {
      const sessions = server.backend.sessions
      const away = await instead(sessions, { find }, async () =>
        Promise.all(['/tools', '/login', '/'].map((path) => get(path))),
      )
      for (const response of away) {
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toMatch(/^text\/html/)
        expect(await response.text()).toBe(PAGE)
      }
      expect(await (await get('/tools')).text()).toContain('chef sees 0 at')
    },
  )

  it('cannot be ended by what a record says', async () => {
    await addTool('</script><script>alert(1)</script><!--')
    const page = await (await get('/tools')).text()
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(page).not.toContain('<!--')
  })

  it.each(['/own', '/own//', '//', '/refused', '/broken', '/left-out'])(
    'is left to the browser for %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(PAGE)
    },
  )

  it('is rendered alone, however many ask at once', async () => {
    const pages = await Promise.all(
      Array.from({ length: 8 }, async (_, place) => (await get(`/tools?n=${place}`)).text()),
    )
    for (const [place, page] of pages.entries()) expect(page).toContain(`?n=${place}, beside 0`)
  })

  it('is compressed for who understands it', async () => {
    for (let made = 0; made < 12; made += 1) await addTool(`Filet de but numéro ${made}`)
    const response = await get('/tools', { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toContain('sees 12 at')
  })
})
