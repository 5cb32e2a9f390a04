import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import type { PlannedTable } from '../../../src/server/database/planned-table.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { prepareTables } from '../../../src/server/database/prepare-tables.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { planTables, systemTables } from '../../../src/server/database/plan-tables.ts'
import { serverFeatures as all } from '../../../src/features/registries/servers.ts'
import { serverFeatures as asked } from '../../../src/generated/servers.ts'
import { entities as ownEntities } from '../../../src/generated/registry.ts'
import { programOf, sampleEntity } from '../../contract/harness/sample-entity.ts'

const notes: PlannedTable = { name: 'notes', columns: [{ name: 'body', type: 'text', empty: '' }] }
const feature = { tables: [notes] }
const entities: readonly AnyEntity[] = programOf(sampleEntity({ name: text({ label: 'Nom' }) }))

let folder: string
let database: Database
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tribune-features-'))
  database = await openSqlite(join(folder, 'tribune.sqlite'))
})
afterEach(async () => {
  await database.queries.destroy()
  await rm(folder, { recursive: true, force: true })
})

it('a feature has its tables, which no entity may be named after', async () => {
  await prepareTables(database, entities, [])
  expect(await database.adapter.describeTable(database.queries, 'notes')).toBeNull()
  await prepareTables(database, entities, [feature])
  expect(await database.adapter.describeTable(database.queries, 'notes')).not.toBeNull()
  expect(systemTables([feature])).toContain('notes')
  expect(systemTables([])).not.toContain('notes')
})

it('what a feature keeps stays where it is taken out, and is there when it comes back', async () => {
  await prepareTables(database, entities, [feature])
  await database.queries.insertInto('notes').values({ body: 'kept' }).execute()
  await prepareTables(database, entities, [])
  await prepareTables(database, entities, [feature])
  expect(await database.queries.selectFrom('notes').select('body').execute()).toEqual([{ body: 'kept' }])
})

it('the server, which has what the configs ask for alone, plans the tables that commands plan with all there is', () => {
  expect(asked.length).toBeLessThan(all.length)
  expect(planTables(ownEntities, asked)).toEqual(planTables(ownEntities, all))
})
