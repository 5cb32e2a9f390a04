import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runKey } from '../../../scripts/operate/key/run-key.ts'
import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { createApp } from '../../../src/server/app.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { createFirstAdministrator } from '../../../src/accounts/server/first-administrator.ts'
import { clientWithKey } from '../../contract/harness/accounts/api-keys.ts'
import { firstAccountOf } from '../../contract/harness/accounts/first-account.ts'
import { listenAnywhere } from '../../contract/harness/test-server.ts'
import { domainNamed } from '../../domains/domains.ts'

const { entities } = domainNamed('northwind')
const { user, values } = firstAccountOf(entities)

describe('npm run key', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tribune-key-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const run = (...words: readonly string[]) => runKey(entities, { DATA_DIR: folder }, { words, for: 'Site' })

  /** The program over that database, listening. */
  async function start() {
    const database = await openDatabase(undefined, databaseFileOf(folder))
    const uploadsFolder = join(folder, 'uploads')
    const backend = await createBackend({ features: serverFeatures, entities, database, uploadsFolder })
    await createFirstAdministrator(backend, values)
    const app = await createApp({ backend, features: serverFeatures })
    const stop = async () => {
      await app.close()
      await database.queries.destroy()
    }
    return { url: await listenAnywhere(app), backend, stop }
  }

  it('makes, lists and revokes one while the program runs, and while it does not', async () => {
    const first = await start()
    const said = await run('make', user)
    const secret = /tri_live_[\w-]{43}/.exec(said)?.[0] ?? ''
    expect(said).toContain(`${secret} (shown this once) is key 1 of ${user}, valid until 20`)
    expect((await clientWithKey(first.url, secret).get('/api/orders')).status).toBe(200)
    expect(
      (await clientWithKey(first.url, secret).json('POST', '/api/shippers/create', { company: 'X' })).status,
    ).toBe(403)
    expect(await run('list')).toMatch(
      /^1  tri_live_.{6}…  "Site" of account 1, until 20\d\d-\d\d-\d\d, used on 20/,
    )
    await first.stop()
    expect(await run('revoke', '1')).toContain('The key "Site"')
    expect(await run('list', user)).toBe('There is no key.')
    const second = await start()
    expect((await clientWithKey(second.url, secret).get('/api/orders')).status).toBe(401)
    const log = await second.backend.store.queries.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(log.slice(-2)).toMatchObject([
      { action: 'keyMade', source: 'Site', account_id: null, record_id: 1 },
      { action: 'keyRevoked', source: 'Site', account_id: null, record_id: 1 },
    ])
    const again = /tri_live_[\w-]{43}/.exec(await run('make', user))?.[0] ?? ''
    const client = clientWithKey(second.url, again)
    expect((await client.get('/api/orders')).status).toBe(200)
    await run('revoke', '2')
    expect((await client.get('/api/orders')).status).toBe(401)
    await second.stop()
  })

  it('says what is wrong with what it is asked, and changes nothing', async () => {
    await expect(run('list')).rejects.toThrow(/There is no .* yet: npm start makes it/)
    const { stop } = await start()
    const asked = (words: readonly string[], flags = {}) =>
      runKey(entities, { DATA_DIR: folder }, { words, ...flags })
    await expect(asked([])).rejects.toThrow('Say what to do')
    await expect(asked(['make', user])).rejects.toThrow('Say what it is for')
    await expect(asked(['make', 'nobody'], { for: 'Site' })).rejects.toThrow('Nobody logs in as "nobody"')
    await expect(asked(['make', user], { for: 'Site', allow: ['ordre:read'] })).rejects.toThrow(
      'There is no "ordre"',
    )
    await expect(asked(['make', user], { for: 'Site', allow: ['order:see'] })).rejects.toThrow(
      '"see" is no right',
    )
    await expect(asked(['make', user], { for: 'Site', days: '11' })).rejects.toThrow('valid for 7, 30')
    await expect(asked(['make', user], { for: 'Site', from: ['here'] })).rejects.toThrow('here')
    await expect(asked(['revoke', '7'])).rejects.toThrow('There is no key 7')
    await expect(
      runKey(domainNamed('sakila').entities, { DATA_DIR: folder }, { words: ['list'] }),
    ).rejects.toThrow('apiKeys: true')
    expect(await run('list')).toBe('There is no key.')
    await stop()
  })
})
