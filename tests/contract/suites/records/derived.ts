import { describe, expect, it, vi } from 'vitest'
import { date } from '../../../../src/kinds/date/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { Compute } from '../../../../src/schema/entity/computed.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Rollup } from '../../../../src/schema/entity/rollup.ts'
import type { Backend } from '../../../../src/server/backend.ts'
import { applyMigration } from '../../../../src/server/database/migrations/migrate.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { refreshDerived } from '../../../../src/server/records/refresh-derived.ts'
import { createRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import type { Store } from '../../../../src/server/records/store/store.ts'
import { referencesTo, referenceTo } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

const label = 'L'
const name = text({ label })
const shown = text({ label, readOnly: true })
const plain = sampleEntity({ name }, 'club')

/** Clubs that show what is made of their names. */
function clubOf(compute: Compute): AnyEntity {
  return { ...sampleEntity({ name, shown }, 'club'), computed: { shown: compute } }
}

const loud = clubOf((values) => `${values['name']}!`)
const asking = clubOf((values) => `${values['name']}?`)
const MANY = 2_500

export function derivedSuite(kind: DatabaseKind): void {
  describe('columns that are derived of others', () => {
    const server = useRestarts(kind)
    const start = (entity: AnyEntity) => server.start(programOf(entity))

    async function fill({ queries }: Store, count: number, columns: object = {}): Promise<void> {
      const rows = Array.from({ length: count }, (_, place) => ({ name: `Club ${place}`, ...columns }))
      for (let first = 0; first < count; first += 500)
        await queries
          .insertInto('club')
          .values(rows.slice(first, first + 500))
          .execute()
    }

    const shownIn = async ({ queries }: Store) => {
      const rows = await queries.selectFrom('club').select('shown').orderBy('id').execute()
      return rows.map((row) => String(row['shown']))
    }

    const countEnding = async (store: Store, ending: string) =>
      (await shownIn(store)).filter((each) => each.endsWith(ending)).length

    /** A process on another machine, of a former release or of this one. */
    async function processBeside({ store }: Backend, derivation: string) {
      const row = {
        token: 'beside',
        host: 'elsewhere',
        pid: 1,
        alive_at: new Date().toISOString(),
        derivation,
      }
      await store.queries.insertInto('processes').values(row).execute()
      return async () => {
        await store.queries.deleteFrom('processes').where('token', '=', 'beside').execute()
      }
    }

    const derivationOf = async ({ store, processes }: Backend) => {
      const own = store.queries.selectFrom('processes').select('derivation')
      return String((await own.where('token', '=', processes.token).executeTakeFirstOrThrow())['derivation'])
    }

    it('answer as before until they are derived anew, after the start', async () => {
      const { store } = await start(loud)
      await createRecord(store, loud, { name: 'Oran' })
      const { derived } = await start(asking)
      expect(await shownIn(store)).toEqual(['Oran!'])
      await derived.refresh()
      expect(await shownIn(store)).toEqual(['Oran?'])
      expect((await listPage(store, asking, { page: 1, pageSize: 9, q: 'oran?' })).total).toBe(1)
    })

    it('are filled before the start ends where they are new', async () => {
      const { store } = await start(plain)
      await fill(store, 3)
      await start(loud)
      expect(await shownIn(store)).toEqual(['Club 0!', 'Club 1!', 'Club 2!'])
    })

    it('are filled at the next start where the one before came to its end in between', async () => {
      const { store } = await start(plain)
      await fill(store, 3)
      const failing = clubOf((values) => {
        if (values['name'] === 'Club 2') throw new Error('no')
        return `${values['name']}!`
      })
      await expect(start(failing)).rejects.toThrow('Let the function take every record that there is')
      await start(loud)
      expect(await shownIn(store)).toEqual(['Club 0!', 'Club 1!', 'Club 2!'])
    })

    it('go on where a process was stopped, and what is right is not written again', async () => {
      const { store } = await start(loud)
      await fill(store, MANY, { shown: 'before!' })
      const { derived } = await start(asking)
      const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
      const running = derived.refresh()
      await vi.waitUntil(async () => (await countEnding(store, '?')) > 0, {
        interval: 1,
        timeout: 30_000,
      })
      await derived.stop()
      await running
      const done = await countEnding(store, '?')
      expect(done).toBeLessThan(MANY)
      const touched = vi.fn()
      const again = await start(asking)
      const { transact } = again.store
      await refreshDerived({ ...again.store, transact: (work) => (touched(), transact(work)) }, asking)
      expect(await countEnding(store, '?')).toBe(MANY)
      expect(touched.mock.calls.length).toBeLessThanOrEqual(Math.ceil((MANY - done) / 1_000))
      lines.mockRestore()
    })

    it('are those of what is saved meanwhile', async () => {
      const { store } = await start(loud)
      const id = await createRecord(store, loud, { name: 'Oran' })
      await createRecord(store, loud, { name: 'Alger' })
      const { store: next } = await start(asking)
      let isFirst = true
      const transact: Store['transact'] = async (work) => {
        if (isFirst) {
          isFirst = false
          await updateRecord(next, asking, id, { name: 'Tlemcen' })
        }
        return next.transact(work)
      }
      await refreshDerived({ ...next, transact }, asking)
      expect(await shownIn(store)).toEqual(['Tlemcen?', 'Alger?'])
    })

    it('are derived by one of several processes', async () => {
      const first = await start(loud)
      await createRecord(first.store, loud, { name: 'Oran' })
      const { store, derived, processes } = await start(asking)
      const leave = await processBeside(
        { ...first, store },
        await derivationOf({ ...first, store, processes }),
      )
      await store.queries
        .insertInto('tribune_state')
        .values({ name: 'leader of deriving', value: 'beside' })
        .execute()
      await derived.refresh()
      expect(await shownIn(store)).toEqual(['Oran!'])
      await leave()
      await derived.refresh()
      expect(await shownIn(store)).toEqual(['Oran?'])
    })

    it('are right once a former release has left that wrote rows beside this one', async () => {
      const former = await start(plain)
      await createRecord(former.store, plain, { name: 'Oran' })
      const leave = await processBeside(former, '')
      const { derived } = await start(loud)
      await createRecord(former.store, plain, { name: 'Alger' })
      expect(await shownIn(former.store)).toEqual(['Oran!', ''])
      await derived.refresh()
      // Killed, and started again while the other one still writes.
      const again = await start(loud)
      await createRecord(former.store, plain, { name: 'Sétif' })
      await again.derived.refresh()
      await leave()
      await again.derived.refresh()
      expect(await shownIn(former.store)).toEqual(['Oran!', 'Alger!', 'Sétif!'])
    })

    it('are right where a former release came back beside this one, and left', async () => {
      const present = await start(asking)
      await createRecord(present.store, asking, { name: 'Oran' })
      const leave = await processBeside(present, await derivationOf(present))
      const former = await start(loud)
      await former.derived.refresh()
      await createRecord(former.store, loud, { name: 'Alger' })
      await former.processes.leave()
      await leave()
      const { derived } = await start(asking)
      await derived.refresh()
      expect(await shownIn(present.store)).toEqual(['Oran?', 'Alger?'])
    })

    it('stay as they were in a record that a function does not take, which is told', async () => {
      const { store } = await start(loud)
      for (const each of ['Oran', 'Alger']) await createRecord(store, loud, { name: each })
      const failing = clubOf((values) => {
        if (values['name'] === 'Oran') throw new Error('no')
        return `${values['name']}?`
      })
      const backend = await start(failing)
      const error = vi.fn()
      backend.logTo({ error })
      await backend.derived.refresh()
      await backend.derived.refresh()
      expect(await shownIn(store)).toEqual(['Oran!', 'Alger?'])
      expect(error).toHaveBeenCalledOnce()
      expect(String(error.mock.calls[0]?.[0].err)).toContain('club.computed.shown: no (record 1)')
    })

    it('are not searched any more, from the start on, where not everybody may read them', async () => {
      const open = sampleEntity({ name, secret: text({ label }) }, 'club')
      const { store } = await start(open)
      await createRecord(store, open, { name: 'Oran', secret: 'perles' })
      const closed = { ...open, access: { fields: { secret: { read: [] } } } } as AnyEntity
      await start(closed)
      expect((await listPage(store, closed, { page: 1, pageSize: 9, q: 'perles' })).total).toBe(0)
    })

    it('are left alone by a migration of tables that are as they should be', async () => {
      const compute = vi.fn()
      const counted = clubOf((values) => (compute(), `${values['name']}!`))
      const { store } = await start(counted)
      await createRecord(store, counted, { name: 'Oran' })
      compute.mockClear()
      const states = () => store.queries.selectFrom('tribune_state').selectAll().orderBy('id').execute()
      const before = await states()
      expect(await applyMigration(await server.open(), programOf(counted), [])).toEqual([])
      expect(await states()).toEqual(before)
      expect(compute).not.toHaveBeenCalled()
    })

    it('carry their rollups with them', async () => {
      const of = 'lesson.club_id' as Rollup['of']
      const minutes = number({ label, readOnly: true })
      const school: AnyEntity = {
        ...sampleEntity({ name, minutes, last_on: date({ label, readOnly: true }) }, 'club'),
        rollups: { minutes: { of, sum: 'lasts' }, last_on: { of, latest: 'day' } },
      }
      const lessonOf = (lasts: Compute): AnyEntity => ({
        ...sampleEntity(
          {
            club_id: referenceTo({ label, to: 'club', as: 'Club', optionLabel: ['name'] }),
            day: date({ label }),
            lasts: number({ label, readOnly: true }),
          },
          'lesson',
        ),
        computed: { lasts },
      })
      const [long, short] = [lessonOf(() => 60), lessonOf(() => 45)]
      const { store } = await server.start(programOf(school, long))
      const id = await createRecord(store, school, { name: 'Oran' })
      await createRecord(store, school, { name: 'Alger' })
      for (const day of ['2026-01-02', '2026-01-03']) await createRecord(store, long, { club_id: id, day })
      const { derived } = await server.start(programOf(school, short))
      await derived.refresh()
      const figures = () =>
        store.queries.selectFrom('club').select(['minutes', 'last_on']).orderBy('id').execute()
      const right = [
        { minutes: 90, last_on: '2026-01-03' },
        { minutes: 0, last_on: null },
      ]
      expect(await figures()).toEqual(right)
      await store.queries.updateTable('club').set({ minutes: 7, last_on: '2020-01-01' }).execute()
      await refreshDerived(store, school)
      expect(await figures()).toEqual(right)
    })

    it('fill the tables of references of many records in few statements', async () => {
      const friends = referencesTo({ label, to: 'club', as: 'Friends', optionLabel: ['name'] })
      const linked = sampleEntity({ name, friends }, 'club')
      const { store } = await start(linked)
      await fill(store, 400, { friends: '[1,2,9999]' })
      const sent = vi.fn()
      const transact: Store['transact'] = (work) =>
        store.transact((transaction) =>
          work(
            transaction.withPlugin({
              transformQuery: ({ node }) => (sent(), node),
              transformResult: ({ result }) => Promise.resolve(result),
            }),
          ),
        )
      await refreshDerived({ ...store, transact }, linked)
      const rows = await store.queries.selectFrom('club_friends').selectAll().execute()
      expect(rows).toHaveLength(800)
      const { friends: left } = await store.queries
        .selectFrom('club')
        .select('friends')
        .executeTakeFirstOrThrow()
      expect(left).toBe('[1,2]')
      expect(sent.mock.calls.length).toBeLessThan(40)
    })
  })
}
derivedSuite.on = 'each database' as const
