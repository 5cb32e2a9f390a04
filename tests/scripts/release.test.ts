import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computeNext, readVersions } from '../../scripts/develop/release/next-version.ts'
import { writeHead } from '../../scripts/develop/release/write-changelog.ts'
import { findFreePort } from '../../scripts/process/find-free-port.ts'
import { loginCall } from '../../src/accounts/calls/login-calls.ts'

const LONG = 300_000
/** A step that every state of the changelog allows. */
const VERSION = '7.8.9'

const folder = mkdtempSync(join(tmpdir(), 'tribune-release-'))
const root = join(folder, 'tribune')
const files = join(folder, 'files', VERSION)

const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|npm_|NODE_(?!EXTRA)|GIT_)/i.test(name)),
  ),
  BUILD_UNCOMPRESSED: '1',
  NO_COLOR: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Test'],
      [`GIT_${who}_EMAIL`, 'test@example.dz'],
    ]),
  ),
}

function run(command: string, cwd = root) {
  const { status, stdout, stderr } = spawnSync(command, { cwd, encoding: 'utf8', shell: true, env })
  return { status, said: stdout + stderr }
}

function expectDone(command: string, cwd = root): string {
  const { status, said } = run(command, cwd)
  expect(status, `${command}\n${said}`).toBe(0)
  return said
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** This tree, with a history of two commits of which one says a line of the changelog. */
beforeAll(() => {
  const tracked = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const file of tracked.stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file))
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  // The folder of that name is ignored, a link is not.
  expectDone('git init -q -b main && echo node_modules >> .git/info/exclude && git add -A')
  expectDone('git commit -qm "List: begin"')
  expectDone('git commit -q --allow-empty -m "List: sort" -m "Why." -m "Changelog: Lists are sorted."')
}, LONG)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const undated = '# Changes\n\n## 0.4.0\n\n- One.\n\n### Breaks\n\n- A.\n\n## 0.3.0\n\n- Zero.\n'
const dated = undated.replace('0.4.0', '0.4.0 (2027-01-31)')

describe('the next version', () => {
  it.each([
    ['minor', undated, '0.4.0'],
    ['major', undated, '1.0.0'],
    ['0.4.2', undated, '0.4.2'],
    ['patch', dated, '0.4.1'],
    ['minor', dated, '0.5.0'],
  ])('%s is counted from the release before', (step, changelog, next) => {
    expect(computeNext(step, readVersions(changelog))).toBe(next)
  })

  it.each([
    ['patch', undated, /0\.3\.1 is too little: .* to 0\.4\.0/],
    ['0.4.0', dated, /0\.4\.0 is not newer than 0\.4\.0/],
    ['large', undated, /no step "large"/],
  ])('%s is refused where it does not lead further', (step, changelog, message) => {
    expect(() => computeNext(step, readVersions(changelog))).toThrow(message)
  })
})

describe('the head of the changelog', () => {
  const write = (changelog: string, lines: readonly string[]) =>
    writeHead(changelog, { versions: readVersions(changelog), next: '0.5.0', day: '2027-02-03' }, lines)

  it('has its day, and what commits say at the end of its list', () => {
    expect(write(undated, ['Two.'])).toBe(
      '# Changes\n\n## 0.5.0 (2027-02-03)\n\n- One.\n- Two.\n\n### Breaks\n\n- A.\n\n## 0.3.0\n\n- Zero.\n',
    )
  })

  it('is a new one where the newest was released, which needs something to say', () => {
    expect(write(dated, ['Two.'])).toBe(
      dated.replace('## 0.4.0', '## 0.5.0 (2027-02-03)\n\n- Two.\n\n## 0.4.0'),
    )
    expect(() => write(dated, [])).toThrow(/says nothing of what came since 0\.4\.0/)
  })
})

describe('a release', () => {
  it('says what it would do, and refuses what is not committed', { timeout: LONG }, () => {
    const said = expectDone(`npm run release -- ${VERSION} --dry-run`)
    expect(said).toContain(`## ${VERSION} (`)
    expect(said).toContain('- Lists are sorted.')
    expect(run('git status --porcelain').said).toBe('')
    expectDone('echo x >> README.md')
    expect(run(`npm run release -- ${VERSION} --dry-run`).said).toContain('commit or stash your changes')
    expectDone('git restore .')
    expectDone('git checkout -q --detach')
    expect(run(`npm run release -- ${VERSION} --dry-run`).said).toContain('this is no branch')
    expectDone('git checkout -q main')
  })

  it('moves the version, dates the changelog, commits and tags', { timeout: LONG }, () => {
    expectDone(`npm run release -- ${VERSION} --no-checks --to ${join(folder, 'files')}`)
    const lock = JSON.parse(read('package-lock.json'))
    expect([JSON.parse(read('package.json')).version, lock.version, lock.packages[''].version]).toEqual(
      Array(3).fill(VERSION),
    )
    expect(read('entities/docs/own-back-office.md')).toContain(`tribune-${VERSION}.tgz`)
    const head = read('.github/CHANGELOG.md').split(/^## /m)[1] ?? ''
    expect(head).toMatch(/^7\.8\.9 \(\d{4}-\d\d-\d\d\)\n\n- [^]*\n- Lists are sorted\.\n/)
    expect(run('git status --porcelain').said).toBe('')
    expect(run('git log -1 --format=%s').said).toBe(`Release: ${VERSION}\n`)
    expect(run(`git rev-list -n 1 v${VERSION}`).said).toBe(run('git rev-parse HEAD').said)
    expect(run(`npm run release -- ${VERSION}`).said).toContain('is not newer than')
  })

  it('leaves files whose sums are right', () => {
    expect(readdirSync(files).toSorted()).toEqual(
      [
        'NOTICE.md',
        'SHA256SUMS',
        `create-tribune-${VERSION}.tgz`,
        `football-${VERSION}.tgz`,
        `tribune-${VERSION}.cdx.json`,
        `tribune-${VERSION}.tgz`,
      ].toSorted(),
    )
    expect(expectDone('sha256sum -c SHA256SUMS', files).match(/: OK$/gm)).toHaveLength(5)
  })

  it('names what is installed with it, in CycloneDX and in its notice', () => {
    const sbom = JSON.parse(readFileSync(join(files, `tribune-${VERSION}.cdx.json`), 'utf8'))
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'tribune' } } })
    const sharp = sbom.components.find(({ name }: { name: string }) => name === 'sharp')
    expect(sharp.licenses).toEqual([{ license: { id: 'Apache-2.0' } }])
    expect(sbom.components.map(({ name }: { name: string }) => name)).not.toContain('oxlint')
    const notice = readFileSync(join(files, 'NOTICE.md'), 'utf8')
    expect(expectDone(`tar -xzOf tribune-${VERSION}.tgz package/NOTICE.md`, files)).toBe(notice)
    for (const said of ['| LGPL-3.0-or-later |', '| OFL-1.1 |', 'https://github.com/lovell/sharp-libvips'])
      expect(notice).toContain(said)
    expect(notice).toMatch(/^\| sharp \| \d+\.\d+\.\d+ \| Apache-2\.0 \| node_modules\/sharp\/LICENSE \|$/m)
    expect(notice).not.toContain('| oxlint |')
  })
})

const NODES = ['20.19.0', '22', '24', '26']

describe('the program that a release has built', () => {
  const program = join(folder, `football-${VERSION}`)
  let running: ChildProcess | undefined

  beforeAll(() => {
    expectDone(`tar -xzf ${join(files, `football-${VERSION}.tgz`)}`, folder)
    expectDone('npm ci --omit=dev', program)
    const named = NODES.map(
      (version) => `node-${version}@npm:node-${process.platform}-${process.arch}@${version}`,
    )
    expectDone(`npm install --no-save --prefix nodes ${named.join(' ')}`, folder)
  }, LONG)
  afterAll(() => void running?.kill())

  it('says the licences of what it has in it', () => {
    const notice = readFileSync(join(program, 'NOTICE.md'), 'utf8')
    for (const said of ['| LGPL-3.0-or-later |', 'SIL OPEN FONT LICENSE', '| react | ', '| fastify | '])
      expect(notice).toContain(said)
    for (const half of ['client', 'server'])
      expect(readFileSync(join(program, half, '.vite/license.md'), 'utf8')).toContain(
        'Permission is hereby granted',
      )
  })

  it.each(NODES)(
    'starts on bare Node %s, and lets in who has the password',
    { timeout: LONG },
    async (version) => {
      const node = join(folder, `nodes/node_modules/node-${version}/bin/node`)
      expect(run(`${node} --version`).said).toContain(`v${version}`)
      const port = await findFreePort()
      const settings = {
        DATA_DIR: join(folder, `data-${version}`),
        ADMIN_PASSWORD: 'un-secret',
        PORT: String(port),
      }
      let said = ''
      running = spawn(node, ['server/serve.js'], { cwd: program, env: { ...env, PATH: '', ...settings } })
      running.stdout?.on('data', (chunk) => (said += String(chunk)))
      running.stderr?.on('data', (chunk) => (said += String(chunk)))
      await expect.poll(() => said, { timeout: 60_000 }).toContain('ready on')
      const url = `http://127.0.0.1:${port}`
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ user: 'admin', password: 'un-secret' })
      const login = await fetch(`${url}${loginCall.path}`, { method: 'POST', headers, body })
      expect(login.status, await login.text()).toBe(200)
      running.kill()
    },
  )
})
