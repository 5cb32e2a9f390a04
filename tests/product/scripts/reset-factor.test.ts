import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runResetFactor } from '../../../scripts/operate/password/run-reset-factor.ts'
import { keepAuthenticator } from '../../../src/accounts/ways/second-factor/server/authenticators.ts'
import { makeCodes } from '../../../src/accounts/ways/second-factor/server/recovery-codes.ts'
import { keepPasskey } from '../../../src/accounts/ways/passkeys/server/stored-passkeys.ts'
import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { entities as football } from '../../../src/generated/registry.ts'
import { createBackend, type Backend } from '../../../src/server/backend.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { AUDIT_LOG_TABLE } from '../../../src/server/database/system-tables.ts'
import { createFirstAdministrator } from '../../../src/accounts/server/first-administrator.ts'
import { readCredentials } from '../../../src/accounts/server/session/credentials.ts'
import { clubWithPasskeys as entities } from '../../sample/club-with-passkeys.ts'
import { hasServer, useCluster, whyNoServer } from '../contract/process/use-cluster.ts'

const FIRST = { name: 'Chef', email: 'chef@example.dz', secret: 'un-secret', again: 'un-secret' }

describe('npm run password -- NAME --reset-factor', { timeout: 180_000 }, () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-reset-factor-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const run = (url: string, name = FIRST.email, of = entities) =>
    runResetFactor(of, { DATA_DIR: folder, DATABASE_URL: url }, name)

  /** What is done with the program over a database, which is closed then. */
  async function withBackend<T>(
    url: string,
    work: (backend: Backend) => Promise<T>,
    of = entities,
  ): Promise<T> {
    const database = await openDatabase(url === '' ? undefined : url, databaseFileOf(folder))
    const uploadsFolder = join(folder, 'uploads')
    try {
      return await work(
        await createBackend({ features: serverFeatures, entities: of, database, uploadsFolder }),
      )
    } finally {
      await database.queries.destroy()
    }
  }

  const factorsOf = async ({ store, account, factors }: Backend) =>
    (await readCredentials({ queries: store.queries, account, factors }, 1))?.factors

  async function expectReset(url: string): Promise<void> {
    const token = await withBackend(url, async (backend) => {
      const { queries } = backend.store
      await createFirstAdministrator(backend, FIRST)
      await keepAuthenticator(queries, 1, { sealed: 'x', step: 1, replaces: false })
      await makeCodes(queries, 1)
      const key = { accountId: 1, credential: 'x', counter: 0, transports: [], name: 'Handy' }
      await keepPasskey(queries, { ...key, publicKey: Uint8Array.of(1) })
      expect(await factorsOf(backend)).toHaveLength(2)
      return (await backend.sessions.start(1)).token
    })
    await expect(run(url, 'personne')).rejects.toThrow(/^Nobody logs in as "personne"/)
    expect(await run(url)).toMatch(/^chef@example\.dz logs in with the password alone/)
    await withBackend(url, async (backend) => {
      const { queries } = backend.store
      expect(await factorsOf(backend)).toEqual([])
      expect(await backend.sessions.find(token)).toBeNull()
      for (const table of ['recovery_codes', 'passkeys'])
        expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
      const log = queries.selectFrom(AUDIT_LOG_TABLE).select(['account_id', 'record_id'])
      const told = await log.where('action', '=', 'factorReset').execute()
      expect(told).toEqual([{ account_id: null, record_id: 1 }])
    })
    expect(await run(url)).toBe('chef@example.dz has no second factor. Nothing was changed.')
  }

  it('takes all second factors away on SQLite, and names nobody for it', () => expectReset(''))

  it('says so where the program knows no second factor', async () => {
    await withBackend(
      '',
      async (backend) => {
        const first = { username: 'chef', email: FIRST.email, phone: '0550 00 00 01', password: FIRST.secret }
        await createFirstAdministrator(backend, first)
      },
      football,
    )
    expect(await run('', 'chef', football)).toBe('chef has no second factor. Nothing was changed.')
  })

  describe.skipIf(!hasServer)(`on a PostgreSQL server${whyNoServer}`, () => {
    const cluster = useCluster()

    it('does the same', () => expectReset(cluster.url))
  })
})
