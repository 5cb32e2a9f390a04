import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { ACTIVITY_ACTIONS, type ActivityEntry } from '../../../src/calls/audit-log.ts'
import { readTrash } from '../../../src/features/trash/server.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { createBackend, type Backend } from '../../../src/server/backend.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { AUDIT_LOG_TABLE, TRASH_TABLE } from '../../../src/server/database/system-tables.ts'
import { limitStore } from '../../../src/server/records/access/limit-store.ts'
import { newestEntries } from '../../../src/server/records/history/newest-entries.ts'
import { readSeenHistory } from '../../../src/server/records/history/seen-entries.ts'
import type { Store } from '../../../src/server/records/store/store.ts'
import { admin, sampleEntity } from '../../contract/harness/sample-entity.ts'
import { referenceTo } from '../../sample/reference-to.ts'

// A statement that asks a rule of a whole table is quick with few rows, or as long as the planner knows nothing of them.

let rule: Readonly<Record<string, unknown>> = {}
const pupil = sampleEntity({ name: text({ label: 'Nom', required: true }) }, 'pupil')
const ride: AnyEntity = {
  ...sampleEntity({ title: text({ label: 'Titre' }) }, 'ride'),
  fields: {
    title: text({ label: 'Titre' }),
    state: choice({ label: 'État', options: { open: 'Ouverte', done: 'Faite' } }),
    pupil_id: referenceTo({ label: 'Élève', to: 'pupil', as: 'Pupil', optionLabel: ['name'] }),
  },
  list: { title: 'sorties', add: 'Ajouter', columns: ['title'] },
  access: { rows: { reader: () => rule } },
}
const RIDES = 20_000
const DELETED = 10_001

let folder = ''
let database: Database
let backend: Backend
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tribune-entries-'))
  database = await openSqlite(join(folder, 'one.sqlite'))
  const entities = [admin, pupil, ride]
  backend = await createBackend({ features: [], entities, database, uploadsFolder: folder })
  const at = `'2026-01-01' as created_at, '2026-01-01' as updated_at`
  const numbers = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${RIDES})`
  const state = `case n % 2 when 0 then 'open' else 'done' end`
  const statements = [
    `insert into pupil (id, name, created_at, updated_at) ${numbers} select n, n, ${at} from numbers where n < 9`,
    `insert into ride (id, state, pupil_id, created_at, updated_at)
      ${numbers} select n, ${state}, n % 8 + 1, ${at} from numbers where n < ${DELETED}`,
    `insert into ${TRASH_TABLE} (entity, record_id, record, deleted_at)
      ${numbers} select 'ride', n, json_object('id', n, 'state', ${state}, 'pupil_id', n % 8 + 1), '2026-01-02'
      from numbers where n >= ${DELETED}`,
    `insert into ${AUDIT_LOG_TABLE} (entity, record_id, version, action, account_id, made_at)
      ${numbers} select 'ride', n, 1, 'updated', 7, '2026-01-01T00:' || n from numbers`,
    'analyze',
  ]
  for (const each of statements) await sql.raw(each).execute(database.queries)
})
afterAll(async () => {
  await database.queries.destroy()
  await rm(folder, { recursive: true })
})

const reader = () => limitStore(backend.store, { isSuperAdministrator: false, roles: ['reader'] }, { id: 5 })
const newest =
  (wanted: { account?: number; actions?: readonly ActivityEntry['action'][] }) => (store: Store) =>
    newestEntries(store, { entities: store.entities, most: 51, ...wanted })
const work = {
  'all activity': newest({}),
  'activity of an account': newest({ account: 7 }),
  'activity without logins': newest({ actions: ACTIVITY_ACTIONS.slice(0, 4) }),
  'the history of a deleted record': (store: Store) => readSeenHistory(store, ride, RIDES),
}
const rules = {
  state: { state: 'open' },
  relation: { Pupil: { name: '1' } },
  either: { or: [{ state: 'open' }, { Pupil: { name: '1' } }] },
}

/** What the database does with records and the trash, a step each. */
const stepsOf = async (read: (store: Store) => Promise<unknown>): Promise<readonly string[]> => {
  const executor = database.queries.getExecutor()
  const run = vi.spyOn(executor, 'executeQuery')
  await read(reader())
  const statements = run.mock.calls.map(([query]): CompiledQuery => query)
  run.mockRestore()
  expect(statements.some(({ sql: text }) => text.includes('trash'))).toBe(true)
  const plans = await Promise.all(
    statements.map((query) =>
      executor.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` }),
    ),
  )
  const steps = plans.flatMap(({ rows }) => rows.map(({ detail }) => detail))
  return steps.filter((step) => /^(SCAN|SEARCH) (ride|trash)\b(?!\.)/.test(step))
}

it.each(
  Object.entries(work).flatMap(([title, read]) =>
    Object.entries(rules).map(([name, each]) => [title, name, read, each] as const),
  ),
)('asks of %s a rule of a %s for the records of entries alone', async (_title, _name, read, each) => {
  rule = each
  expect((await stepsOf(read)).filter((step) => !/\b(rowid|record_id)=\?/.test(step))).toEqual([])
})

const trash = (store: Store) => readTrash({ ...store, reader: store.queries }, { entity: ride, page: 1 })
const compared = {
  'a choice': { state: 'open' },
  'a reference': { pupil_id: 3 },
  'several references': { pupil_id: [3, 5] },
}

it.each(Object.entries(compared))('counts deleted records by %s in its index', async (_name, each) => {
  rule = each
  expect((await stepsOf(trash))[0]).toMatch(/COVERING INDEX .*<expr>=\?/)
})

it('reads of deleted records what a relation is found by, not all of them', async () => {
  rule = rules.relation
  expect((await stepsOf(trash))[0]).toMatch(/COVERING INDEX/)
})
