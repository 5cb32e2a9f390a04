import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runLink } from '../../../scripts/operate/password/run-link.ts'
import { runPassword } from '../../../scripts/operate/password/run-password.ts'
import { entities } from '../../../src/generated/registry.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { createFirstAdministrator } from '../../../src/accounts/server/first-administrator.ts'
import { entityNamed } from '../../../src/server/records/store/store.ts'
import { createRecord } from '../../../src/server/records/write-records.ts'
import { findLink } from '../../../src/accounts/server/links.ts'
import { foldedColumn } from '../../../src/schema/entity/column.ts'
import { fold } from '../../../src/schema/values/fold.ts'
import { findAccount, findNamed } from '../../../src/accounts/server/find-account.ts'
import { hasServer, useCluster, whyNoServer } from '../contract/process/use-cluster.ts'
import { samples } from '../contract/harness/samples.ts'

const FIRST = { username: 'chef', email: 'chef@example.dz', phone: '0550 00 00 01', password: 'un-secret' }

describe('npm run password', { timeout: 180_000 }, () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-password-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** What is done with the program over a database, which is closed then. */
  async function withBackend<T>(
    url: string,
    work: (backend: Awaited<ReturnType<typeof createBackend>>) => Promise<T>,
  ): Promise<T> {
    const database = await openDatabase(url === '' ? undefined : url, databaseFileOf(folder))
    try {
      return await work(
        await createBackend({
          features: serverFeatures,
          entities,
          database,
          uploadsFolder: join(folder, 'uploads'),
        }),
      )
    } finally {
      await database.queries.destroy()
    }
  }
  const fill = (url = '') =>
    withBackend(url, async (backend) => {
      await createFirstAdministrator(backend, FIRST)
      return (await backend.sessions.start(1)).token
    })
  const run = (name: string, url = '') => runPassword(entities, { DATA_DIR: folder, DATABASE_URL: url }, name)
  const passwordIn = (said: string) => /the password ([\w-]{16}) \(shown this once\)/.exec(said)?.[1] ?? ''

  const expectReset = (said: string, token: string, url = '') =>
    withBackend(url, async ({ store, account, sessions }) => {
      const opened = async (secret: string) =>
        (await findAccount(await findNamed(store, account, 'chef'), secret))?.id
      expect(await opened(passwordIn(said))).toBe(1)
      expect(await opened(FIRST.password)).toBeUndefined()
      expect(await sessions.find(token)).toBeNull()
    })

  it.each(['chef', 'CHEF', 'chef@example.dz', '0550000001'])('takes the name %s on SQLite', async (name) => {
    const token = await fill()
    await expectReset(await run(name), token)
  })

  describe.skipIf(!hasServer)(`on a PostgreSQL server${whyNoServer}`, () => {
    const cluster = useCluster()

    it('prints a link that works once, and changes nothing until then', async () => {
      const former = await fill()
      const env = { DATA_DIR: folder, PUBLIC_URL: 'https://club.example.dz' }
      const said = await runLink(entities, env, 'chef')
      const token =
        /^chef sets a password .* https:\/\/club\.example\.dz\/login\/link#([\w-]{43})$/.exec(said)?.[1] ?? ''
      expect(await runLink(entities, { DATA_DIR: folder, PORT: '4011' }, 'chef')).toContain(
        ' http://127.0.0.1:4011/login/link#',
      )
      await withBackend('', async ({ store, account, sessions }) => {
        // The second one has taken its place.
        expect(await findLink(store.queries, account, token)).toBeNull()
        expect(await sessions.find(former)).not.toBeNull()
        expect((await findAccount(await findNamed(store, account, 'chef'), FIRST.password))?.id).toBe(1)
      })
      const again = await runLink(entities, env, 'chef')
      await withBackend('', async ({ store, account }) => {
        const found = await findLink(store.queries, account, again.slice(-43))
        expect(found).toMatchObject({ accountId: 1, purpose: 'recovery' })
      })
      await expect(runLink(entities, env, 'nobody')).rejects.toThrow('Nobody logs in as "nobody"')
    })

    it('does the same', async () => {
      await expect(run('chef', cluster.url)).rejects.toThrow(/^The database is empty: npm start/)
      const token = await fill(cluster.url)
      await expectReset(await run('chef', cluster.url), token, cluster.url)
      await expect(run('personne', cluster.url)).rejects.toThrow(/^Nobody logs in as "personne"/)
    })
  })

  it('makes no database where there is none', async () => {
    await expect(run('chef')).rejects.toThrow(/^There is no .*tribune\.sqlite yet: npm start makes it\.$/)
    expect(await readdir(folder)).toEqual([])
  })

  it('tells of a name that nobody has, or several, and changes nothing', async () => {
    const token = await fill()
    await withBackend('', async ({ store }) => {
      const id = await createRecord(store, entityNamed(entities, 'admin'), samples.admin())
      // As it could be before it was refused.
      const names = { username: FIRST.email, [foldedColumn('username')]: fold(FIRST.email) }
      await store.queries.updateTable('admin').set(names).where('id', '=', id).execute()
    })
    for (const name of ['personne', '', ' ']) {
      await expect(run(name)).rejects.toThrow(
        `Nobody logs in as "${name}"; expected one of: email, phone, username. Nothing was changed.`,
      )
    }
    await expect(run(FIRST.email)).rejects.toThrow(/^Several log in as "chef@example\.dz"; give another/)
    await withBackend('', async ({ store, account, sessions }) => {
      expect((await findAccount(await findNamed(store, account, 'chef'), FIRST.password))?.id).toBe(1)
      expect(await sessions.find(token)).toMatchObject({ accountId: 1 })
    })
  })

  it('is there under its name [ASVS 6.4.3]', async () => {
    const token = await fill()
    const { code, out } = await runCommand(['chef'])
    expect(code).toBe(0)
    expect(out).toMatch(/^chef logs in with the password [\w-]{16} \(shown this once\)\./)
    await expectReset(out, token)
    expect(await runCommand([])).toEqual({ code: 1, out: '' })
  })

  async function runCommand(args: readonly string[]) {
    const child = spawn('npm', ['run', '--silent', 'password', '--', ...args], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [said, [code]] = await Promise.all([readText(child.stdout), once(child, 'exit')])
    return { code, out: said.replace(/^src\/generated: .*\n/, '') }
  }
})
