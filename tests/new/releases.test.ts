import { exec, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { createClient, type HttpClient } from '../contract/harness/http-client.ts'
import { picture } from '../contract/harness/samples.ts'
import { hasServer, useCluster, whyNoServer } from '../product/contract/process/use-cluster.ts'

const LONG = 600_000
const PASSWORD = 'un-secret'
/** Stands for a former release until one has a tag: an older engine that can be packed. */
const FIRST = '43e4ea65'
const FIRST_VERSION = '0.3.9'

const folder = mkdtempSync(join(tmpdir(), 'tribune-releases-'))
const [former, later] = [join(folder, 'former'), join(folder, 'later')]
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|npm_|NODE_(?!EXTRA))/i.test(name)),
  ),
  BUILD_UNCOMPRESSED: '1',
  NO_COLOR: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
}

/** @throws with what was said, where it fails */
const run = (command: string, cwd: string) => promisify(exec)(command, { cwd, env, maxBuffer: 100_000_000 })

/** The last release that has a tag; before there is one, an older commit; a checkout without history has neither. */
function findFormer(): { readonly commit: string; readonly title: string } {
  const git = (command: string) => spawnSync(`git ${command}`, { encoding: 'utf8', shell: true })
  const tag = git(`describe --tags --abbrev=0 --match 'v*' --exclude v${packageFile.version}`)
  if (tag.status === 0) return { commit: tag.stdout.trim(), title: tag.stdout.trim() }
  return git(`cat-file -e ${FIRST}^{commit}`).status === 0
    ? { commit: FIRST, title: `commit ${FIRST}, as no release has a tag` }
    : { commit: 'HEAD', title: 'this release under another version, as there is no history' }
}

/** Writes and builds a program of a former release. */
async function buildFormer(commit: string): Promise<void> {
  const source = join(folder, 'source')
  mkdirSync(source)
  await run(`git archive ${commit} | tar -x -C ${source}`, process.cwd())
  symlinkSync(resolve('node_modules'), join(source, 'node_modules'), 'junction')
  const file = join(source, 'package.json')
  const described = JSON.parse(readFileSync(file, 'utf8'))
  const version = described.version === packageFile.version ? FIRST_VERSION : described.version
  writeFileSync(file, JSON.stringify({ ...described, version }))
  await run(`npm run -s pack -- ${folder}`, source)
  const engine = join(folder, `tribune-${version}.tgz`)
  await run(`node ${join(source, 'scripts/tribune.mjs')} new former --engine ${engine}`, folder)
  await run('npm install', former)
  await run('npm run new -- member --field name:text:required --field photo:image', former)
  await run('npm run build', former)
}

/** The same program, with the engine of today and a field more. */
async function upgrade(): Promise<void> {
  await run(`cp -R ${former} ${later} && rm -rf ${later}/dist`, folder)
  await run(`npm install ../tribune-${packageFile.version}.tgz`, later)
  await run('npm run upgrade', later)
  const entity = join(later, 'entities/member.ts')
  const text = readFileSync(entity, 'utf8')
  writeFileSync(entity, text.replace('photo: image(', "city: text({ label: 'Ville' }),\n    photo: image("))
  await run('npm run build', later)
}

const found = findFormer()

beforeAll(async () => {
  await Promise.all([buildFormer(found.commit), run(`npm run -s pack -- ${folder}`, process.cwd())])
  await upgrade()
}, LONG)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let data = ''
let running: ChildProcess[] = []
beforeEach(() => {
  data = mkdtempSync(join(folder, 'data-'))
})
afterEach(() => Promise.all(running.map(stop)))

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** The program of a release, and its administrator. */
async function start(root: string, settings: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    cwd: root,
    env: { ...env, PORT: '0', DATA_DIR: data, ADMIN_PASSWORD: PASSWORD, ...settings },
  })
  running = [...running, child]
  let said = ''
  const listen = (chunk: Buffer) => (said += chunk.toString('utf8'))
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  await expect
    .poll(() => child.exitCode !== null || said.includes('ready on'), { timeout: 60_000 })
    .toBe(true)
  const url = /^ready on (\S+)$/m.exec(said)?.[1]
  expect(url, said).toBeDefined()
  const client = createClient(url ?? '')
  expect((await client.logIn('admin', PASSWORD)).status).toBe(200)
  return { child, client, said: () => said }
}

async function create(client: HttpClient, name: string): Promise<void> {
  const sent = { name, photo: await picture() }
  expect(await client.multipart('POST', '/api/member/create', sent)).toMatchObject({ status: 200 })
}

/** Names of all members, whose pictures are there too. */
async function list(client: HttpClient): Promise<readonly unknown[]> {
  const { answer } = await client.get('/api/member')
  const members: unknown[] = Array.isArray(answer['members']) ? answer['members'] : []
  for (const member of members)
    expect((await client.raw(`/uploads/${Object(member).photo}`, {})).status).toBe(200)
  return members.map((member) => Object(member).name).toSorted()
}

async function rename(client: HttpClient, from: string, name: string): Promise<void> {
  const { answer } = await client.get('/api/member')
  const members: unknown[] = Array.isArray(answer['members']) ? answer['members'] : []
  const { id, photo } = Object(members.find((member) => Object(member).name === from))
  const sent = { id, name, existingPhoto: photo }
  expect(await client.multipart('PUT', '/api/member/update', sent)).toMatchObject({ status: 200 })
}

function upgrades(settings: () => NodeJS.ProcessEnv): void {
  it('keeps its data, and the former starts again on what the later leaves', { timeout: LONG }, async () => {
    const before = await start(former, settings())
    await create(before.client, 'Amine')
    await stop(before.child)

    const upgraded = await start(later, settings())
    expect(await list(upgraded.client)).toEqual(['Amine'])
    await create(upgraded.client, 'Salim')
    await rename(upgraded.client, 'Amine', 'Anis')
    await stop(upgraded.child)

    const again = await start(former, settings())
    expect(await list(again.client)).toEqual(['Anis', 'Salim'])
    await create(again.client, 'Yacine')
    await rename(again.client, 'Salim', 'Samir')
    expect(await list(again.client)).toEqual(['Anis', 'Samir', 'Yacine'])
  })
}

it('an upgrade moves the version that the program was upgraded to', () => {
  const described = JSON.parse(readFileSync(join(later, 'package.json'), 'utf8'))
  expect(described.tribune).toEqual({ version: packageFile.version })
  expect(described.dependencies.tribune).toContain(`tribune-${packageFile.version}.tgz`)
})

describe(`a program of ${found.title}, upgraded on SQLite`, () => {
  upgrades(() => ({}))
})

describe.skipIf(!hasServer)(`a program of ${found.title}, upgraded on PostgreSQL${whyNoServer}`, () => {
  const cluster = useCluster()
  const settings = () => ({ DATABASE_URL: cluster.url })
  upgrades(settings)

  it(
    'serves beside its former: each reads and changes what the other writes',
    { timeout: LONG },
    async () => {
      const one = await start(former, settings())
      await create(one.client, 'Amine')
      const other = await start(later, settings())
      await Promise.all([create(one.client, 'Brahim'), create(other.client, 'Chafik')])
      for (const { client } of [one, other]) expect(await list(client)).toEqual(['Amine', 'Brahim', 'Chafik'])
      await rename(one.client, 'Chafik', 'Djamel')
      await rename(other.client, 'Brahim', 'Farid')
      for (const { client } of [one, other]) expect(await list(client)).toEqual(['Amine', 'Djamel', 'Farid'])
      await Promise.all([stop(one.child), stop(other.child)])
      expect([one, other].map(({ said }) => said()).join('\n')).not.toMatch(/Error/)

      const alone = await start(former, settings())
      expect(await list(alone.client)).toEqual(['Amine', 'Djamel', 'Farid'])
    },
  )
})
