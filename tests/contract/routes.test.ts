import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { accountCalls } from '../../src/accounts/calls/account-calls.ts'
import { coreCalls } from '../../src/calls/core-calls.ts'
import { featureCalls } from '../../src/features/registries/calls.ts'
import { serverFeatures } from '../../src/features/registries/servers.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { createApp } from '../../src/server/app.ts'
import { createBackend } from '../../src/server/backend.ts'
import { openSqlite } from '../../src/server/database/open-database.ts'
import { programOf, sampleEntity } from './harness/sample-entity.ts'

const entities = programOf(sampleEntity({ name: text({ label: 'Nom' }) }, 'note'))

/** What is served below `/api`, as `GET /api/trash may account`. */
async function servedCalls(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-routes-'))
  const database = await openSqlite(':memory:')
  const backend = await createBackend({ entities, features: serverFeatures, database, uploadsFolder: folder })
  onTestFinished(async () => {
    await database.queries.destroy()
    await rm(folder, { recursive: true })
  })
  const served: string[] = []
  const watch = (app: FastifyInstance) =>
    app.addHook('onRoute', ({ method, url, config }) => {
      if (method !== 'HEAD') served.push(`${String(method)} ${url} may ${config?.may}`)
    })
  // The features come first.
  const features = [{ name: 'watch', routes: (app: FastifyInstance) => void watch(app) }, ...serverFeatures]
  await createApp({ backend, features, openApi: '{}' })
  return served
}

it('serves what the contract and the entities say, for those who may, and no other call', async () => {
  const contract = Object.values({ ...coreCalls, accountCalls, ...featureCalls }).flatMap((calls) =>
    Object.values(calls),
  )
  const OPERATIONS = { list: 'list', read: 'read', create: 'create', update: 'update', destroy: 'delete' }
  const ofEntities = entities.flatMap(({ endpoints }) =>
    Object.entries(OPERATIONS).map(([name, may]) => ({ ...Object(endpoints)[name], may })),
  )
  const wanted = [...contract, ...ofEntities]
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path, may }) => `${method} ${path} may ${may}`)
  expect((await servedCalls()).toSorted()).toEqual(wanted.toSorted())
})
