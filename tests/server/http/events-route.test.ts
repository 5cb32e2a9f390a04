import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { text } from '../../../src/kinds/text/definition.ts'
import { createApp } from '../../../src/server/app.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { createFirstAdministrator } from '../../../src/accounts/server/first-administrator.ts'
import { openEvents } from '../../contract/harness/event-stream.ts'
import { firstAccountOf } from '../../contract/harness/accounts/first-account.ts'
import { createClient } from '../../contract/harness/http-client.ts'
import { programOf, sampleEntity } from '../../contract/harness/sample-entity.ts'
import { listenAnywhere } from '../../contract/harness/test-server.ts'

const entities = programOf(sampleEntity({ name: text({ label: 'Nom' }) }, 'note'))

async function startServer() {
  const uploadsFolder = await mkdtemp(join(tmpdir(), 'tribune-events-'))
  const database = await openSqlite(':memory:')
  const backend = await createBackend({ features: serverFeatures, entities, database, uploadsFolder })
  const first = firstAccountOf(entities)
  await createFirstAdministrator(backend, first.values)
  const app = await createApp({ backend, features: serverFeatures })
  const client = createClient(await listenAnywhere(app))
  await client.logIn(first.user, first.secret)
  const openRecords = () => database.queries.selectFrom('open_records').selectAll().execute()
  const remove = async () => {
    await database.queries.destroy()
    await rm(uploadsFolder, { recursive: true })
  }
  return { app, client, openRecords, remove }
}

it('ends its streams when the program stops, and leaves nobody in a record', async () => {
  const { app, client, openRecords, remove } = await startServer()
  const stream = await openEvents(client, '?entity=note&record=7')
  expect(await openRecords()).toHaveLength(1)
  await app.close()
  await stream.ended
  await expect.poll(openRecords).toEqual([])
  await remove()
})

it('forgets clients that go before anything was sent', async () => {
  const { app, client, openRecords, remove } = await startServer()
  for (const ms of [0, 1, 2, 4, 8, 16]) {
    const signal = AbortSignal.timeout(ms)
    await client.raw('/api/events?entity=note&record=7', { signal }).catch(() => null)
  }
  await expect.poll(openRecords).toEqual([])
  expect((await client.get('/api/home')).status).toBe(200)
  await app.close()
  await remove()
})

it('ends the stream of a session that is over, at its next heartbeat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, client, openRecords, remove } = await startServer()
  const stream = await openEvents(client, '?entity=note&record=7')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await openRecords()).toHaveLength(1)
  await client.json('POST', '/api/auth/logout')
  await vi.advanceTimersByTimeAsync(20_000)
  await stream.ended
  await expect.poll(openRecords).toEqual([])
  await app.close()
  await remove()
})
