import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loginCall } from '../../src/accounts/calls/login-calls.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'
import { findFreePort } from '../../scripts/process/find-free-port.ts'
import { scriptArguments } from '../../scripts/process/run-node.ts'
import packageFile from '../../package.json' with { type: 'json' }

/** What a stranger has: an empty folder, and the two files that npm would find in its registry. */
const folder = mkdtempSync(join(tmpdir(), 'tribune-stranger-'))
const tarballs = join(folder, 'tarballs')
const engine = join(tarballs, `tribune-${packageFile.version}.tgz`)
const club = join(folder, 'my-club')
const LONG = 600_000

/** Nothing of the tests around, and no colours. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|npm_|NODE_)/i.test(name)),
  ),
  NO_COLOR: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
}

function run(command: string, cwd = club, more: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    encoding: 'utf8',
    shell: true,
    env: { ...env, ...more },
  })
  return { status, said: stdout + stderr }
}

function expectDone(command: string, cwd = club, more: NodeJS.ProcessEnv = {}): string {
  const { status, said } = run(command, cwd, more)
  expect(status, `${command}\n${said}`).toBe(0)
  return said
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(club, file)), { recursive: true })
  writeFileSync(join(club, file), text)
}

const read = (file: string) => readFileSync(join(club, file), 'utf8')

let serving: ChildProcess | undefined

/** @returns the address, and what was said until it served */
async function serve(command: string, cwd = club, more: NodeJS.ProcessEnv = {}) {
  const port = await findFreePort()
  let said = ''
  // A group of its own: npm does not pass every signal on.
  const child = spawn(command, {
    cwd,
    shell: true,
    detached: true,
    env: { ...env, ...more, PORT: String(port) },
  })
  serving = child
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  while (!said.includes('ready on') && child.exitCode === null) await wait(100)
  expect(said, said).toContain('ready on')
  return { url: `http://127.0.0.1:${port}`, said }
}

beforeAll(() => {
  const packed = spawnSync(process.execPath, [...scriptArguments('develop/pack'), tarballs], {
    encoding: 'utf8',
  })
  if (packed.status !== 0) throw new Error(packed.stderr)
  const creator = join(tarballs, `create-tribune-${packageFile.version}.tgz`)
  expectDone(`npm exec --yes --package=${creator} -- create-tribune my-club --engine ${engine}`, folder)
  // Accepts the lock file that was written only if it agrees with package.json; `npm install` takes it then as it is.
  expectDone('npm ci')
}, LONG)

afterEach(() => {
  if (serving?.pid !== undefined && serving.exitCode === null) process.kill(-serving.pid)
  serving = undefined
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a program in an empty folder, from the tarball alone', () => {
  it('carries nothing of the engine, of its tests and of football into the folder', () => {
    const files = readdirSync(club, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.startsWith('node_modules'),
    )
    expect(files.filter((file) => /^(src|scripts|tests)/.test(file))).toEqual([])
    const packed = readdirSync(join(club, 'node_modules/tribune'), { recursive: true, encoding: 'utf8' })
    expect(
      packed.filter((file) => /player|stadium|\.test\.ts$/.test(file) && !file.startsWith('tests/suite')),
    ).toEqual([])
    expect(packed).toContain('llms.txt')
  })

  it(
    'starts as its README says, and lets in who has the password that it prints',
    { timeout: LONG },
    async () => {
      expect(read('README.md')).toContain('npm install && npm start')
      const { url, said } = await serve('npm start')
      const password = /first administrator: admin, password: (\S+)/.exec(said)?.[1]
      const response = await fetch(`${url}${loginCall.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user: 'admin', password }),
      })
      expect(response.status, await response.text()).toBe(200)
      expect((await fetch(`${url}/login`)).status).toBe(200)
    },
  )

  it(
    'has its generated files checked, its types held, and a wrong column refused by both',
    { timeout: LONG },
    () => {
      expectDone('npm run generate -- --check')
      expectDone('npx tsc')
      const right = read('entities/task.ts')
      write('entities/task.ts', right.replace("columns: ['title'", "columns: ['titel'"))
      expect(run('npx tsc').said).toMatch(/entities\/task\.ts.*error TS.*"titel"/)
      expect(run('npm run generate').said).toMatch(/entities\/task\.ts:\d+:\d+ E\d+.*did you mean "title"\?/)
      write('entities/task.ts', right)
    },
  )

  it(
    'runs the tests of its entities, one that a command has written among them, and its own',
    { timeout: LONG },
    () => {
      expectDone('npm run new -- visit --field name:text:required --field day:date')
      write('tests/visit.test.ts', OWN_TEST)
      write('tests/visit.spec.ts', OWN_SPEC)
      const said = expectDone('npm test', club, { CHROMIUM_PATH: findBrowser() })
      for (const title of ['› product › visit', 'has no visit at first', 'shows the first visit'])
        expect.soft(said).toContain(title)
      expect(said).toMatch(/suite\/contract\/sqlite\.test\.ts \(\d+ tests\)/)
      expect(said).toMatch(/\n\d+ passed, 0 failed/)
    },
  )

  it(
    'has kinds and features of its own by their folders, which the tests know as those of the engine',
    { timeout: LONG },
    () => {
      cpSync('tests/new/extensions', club, { recursive: true })
      const entity = read('entities/visit.ts')
        .replace("from 'tribune'", "from 'tribune'\nimport { rating } from '../kinds/rating/definition.ts'")
        .replace('fields: {', "fields: {\n    stars: rating({ label: 'Étoiles' }),")
      write('entities/visit.ts', entity)
      write('tests/greeting.test.ts', GREETING_TEST)
      expectDone('npm run generate')
      expectDone('npx tsc')
      expect(read('generated/openapi.json')).toContain('/api/greeting')
      expect(expectDone('npm test -- tests/suite/contract/sqlite tests/greeting')).toMatch(
        /\n\d+ passed, 0 failed/,
      )
    },
  )

  it(
    'uses a file that it took out of the engine, and is told what becomes of the engine’s',
    { timeout: LONG },
    () => {
      const file = 'src/app/not-found/NotFoundPage.tsx'
      expectDone(`npx tribune eject ${file}`)
      expect(run(`npx tribune eject ${file}`).said).toContain('is there already, and stays as it is')
      expect(run('npx tribune eject src/none.ts').status).toBe(2)
      const text = read(`ejected/${file}`)
      write(`ejected/${file}`, text.replace('to="/"', 'to="/elsewhere"'))
      expectDone('npx tsc')
      expectDone('npm run build')
      const assets = join(club, 'dist/client/assets')
      const shown = readdirSync(assets).filter(
        (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes('/elsewhere'),
      )
      expect(shown).not.toEqual([])
      expect(expectDone('npm run upgrade -- --check')).not.toContain('has changed in the engine')
      write(
        `node_modules/tribune/${file}`,
        read(`node_modules/tribune/${file}`).replace('to="/"', 'to="/begin"'),
      )
      expect(expectDone('npm run upgrade -- --check')).toMatch(
        /NotFoundPage\.tsx has changed in the engine[^]*to="\/begin"/,
      )
      rmSync(join(club, 'ejected'), { recursive: true })
    },
  )

  it('speaks a language of its own, which is refused where it lacks words', { timeout: LONG }, () => {
    const app = read('entities/app.ts')
    expectDone('npx tribune eject --language es')
    const words = read('texts/es/server.ts')
    write('texts/es/server.ts', words.replace(/signInFirst: '.*'/, "signInFirst: 'Inicie sesión.'"))
    write(
      'entities/app.ts',
      app.replace('  colours', "  languages: ['fr', 'es'],\n  fallback: 'fr',\n  colours"),
    )
    write('tests/spanish.test.ts', SPANISH_TEST)
    expectDone('npm run generate')
    expectDone('npx tsc')
    expect(expectDone('npm test -- tests/spanish')).toMatch(/\n1 passed, 0 failed/)
    write('texts/es/server.ts', words.replace(/ {2}signInFirst: .*\n/, ''))
    expect(run('npx tsc').said).toContain("Property 'signInFirst' is missing")
    write('texts/es/server.ts', '')
    expect(run('npm run generate').said).toContain('texts/es/server.ts: exports no answers')
    for (const path of ['texts', 'tests/spanish.test.ts']) rmSync(join(club, path), { recursive: true })
    write('entities/app.ts', app)
    expectDone('npm run generate')
  })

  describe('inside another program', () => {
    beforeAll(() => {
      cpSync('tests/new/hosts', join(club, 'hosts'), { recursive: true })
      expectDone('npm install --no-save express@5')
      expectDone('npm run build')
    }, LONG)
    afterEach(() => rmSync(join(club, 'hosted'), { recursive: true, force: true }))

    it.each(['node', 'express', 'fastify'])('answers whom a host of %s says', async (host) => {
      const env = { BASE_PATH: '/admin', DATA_DIR: 'hosted', ADMIN_EMAIL: 'chef@example.dz' }
      const { url } = await serve(`node hosts/${host}.mjs`, club, env)
      expect(await (await fetch(url)).text()).toBe('the host')
      const page = await fetch(`${url}/admin/tasks`, { redirect: 'manual' })
      expect([page.status, page.headers.get('location')]).toEqual([302, '/login?returnTo=%2Fadmin%2Ftasks'])
      const headers = { 'content-type': 'application/json', cookie: 'member=chef@example.dz' }
      const body = JSON.stringify({ title: 'Filets', state: 'open', due: '', notes: '' })
      const created = await fetch(`${url}/admin/api/task/create`, { method: 'POST', headers, body })
      expect(await created.json()).toMatchObject({ success: true, task: { title: 'Filets' } })
      const refused = await fetch(`${url}/admin/api/task`, {
        headers: { cookie: 'member=nobody@example.dz' },
      })
      expect(refused.status).toBe(403)
      expect((await fetch(`${url}/admin/api/task`)).status).toBe(401)
    })
  })

  it('has every command of the engine, on its own database', { timeout: LONG }, () => {
    const { scripts } = JSON.parse(read('package.json'))
    const { status, said } = run('npx tribune nothing')
    expect([status, said]).toEqual([
      2,
      expect.stringMatching(/there is no command "nothing"; there are start, serve/),
    ])
    expect(Object.keys(scripts).toSorted()).toEqual(
      said
        .trim()
        .replace(/^.*there are /s, '')
        .split(', ')
        // What npm prints would disturb its protocol.
        .filter((name) => name !== 'mcp')
        .toSorted(),
    )
    write('tasks.csv', 'Titre;État\nRanger;À faire\n')
    expect(expectDone('npm run import -- task tasks.csv')).toContain('created: 1')
    expectDone('npm run schema')
    expectDone('npm run export -- task exported.csv')
    expect(read('exported.csv')).toContain('Ranger')
    expectDone('npm run backup -- --to saved.tar.gz')
    expectDone('npm run restore -- saved.tar.gz', club, { DATA_DIR: 'other' })
    expectDone('npm run password -- admin')
    expect(expectDone('npm run docs')).toContain('defineEntity')
    expectDone('npm run client -- --out .')
    expectDone('npm run texts -- --export ar.xlsx')
  })

  it(
    'is built into a folder that needs few packages and none of its sources',
    { timeout: LONG },
    async () => {
      expectDone('npm run build')
      const alone = join(folder, 'alone')
      cpSync(join(club, 'dist'), alone, { recursive: true, verbatimSymlinks: true })
      expectDone('npm ci --omit=dev', alone)
      const packages = readdirSync(alone, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file),
      )
      expect(packages.length).toBeLessThanOrEqual(60)
      expect(packages.length).toBeGreaterThan(5)
      const megabytes = Number(/^\d+/.exec(expectDone('du -sm node_modules', alone))?.[0])
      expect(megabytes).toBeLessThanOrEqual(120)
      const { url } = await serve('npm start', alone)
      expect((await fetch(`${url}/login`)).status).toBe(200)
      // What no config asks for: mails, sign-on, keys of other programs, the strength of passwords.
      const code = readdirSync(join(alone, 'server'))
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(join(alone, 'server', file), 'utf8'))
        .join('\n')
      const named = [
        'openid-client',
        'simplewebauthn',
        'otpauth',
        'nodemailer',
        'modelcontextprotocol',
        'zxcvbn',
      ]
      expect(
        named.filter(
          (name) => code.includes(`node_modules/${name}`) || code.includes(`node_modules/@${name}`),
        ),
      ).toEqual([])
    },
  )

  it('is mended by an upgrade where it says what an older release read', { timeout: LONG }, () => {
    const own = JSON.parse(read('package.json'))
    write('package.json', JSON.stringify({ ...own, tribune: { version: '0.3.0' } }))
    write('entities/app.ts', read('entities/app.ts').replace('name:', "locale: 'fr',\n  name:"))
    expect(expectDone('npm run upgrade')).toMatch(/mended: entities\/app\.ts[^]*## 0\.4\.0/)
    expect(read('entities/app.ts')).toContain("languages: ['fr']")
    expectDone('npm run generate')
    expect(JSON.parse(read('package.json')).tribune).toEqual({ version: packageFile.version })
  })
})

const OWN_TEST = `import { expect, it } from 'vitest'
import { sqlite, useServer } from 'tribune/test'

const server = useServer(sqlite)

it('has no visit at first', async () => {
  const { status, body } = await server.admin.get('/api/visit')
  expect(status).toBe(200)
  expect(body).toMatchObject({ visits: [] })
})
`

const OWN_SPEC = `import { expect, test } from 'tribune/test/browser'

test('shows the first visit', async ({ page, product }) => {
  await product.create('visit', { name: 'Contrôle' })
  await page.goto('/visits')
  await expect(page.getByText('Contrôle').first()).toBeVisible()
})
`

const GREETING_TEST = `import { expect, it } from 'vitest'
import { sqlite, useServer } from 'tribune/test'

const server = useServer(sqlite)

it('is greeted', async () => {
  const { body } = await server.admin.get('/api/greeting')
  expect(body).toMatchObject({ hello: 'Bonjour, le serveur' })
})
`

const SPANISH_TEST = `import { expect, it } from 'vitest'
import { sqlite, useServer } from 'tribune/test'

const server = useServer(sqlite)

it('is spoken to in Spanish', async () => {
  const response = await server.stranger().raw('/api/task', { headers: { cookie: 'tribune_language=es' } })
  expect(await response.json()).toMatchObject({ message: 'Inicie sesión.' })
})
`
