import { describe, expect, it } from 'vitest'
import { text } from '../../../../src/kinds/text/definition.ts'
import { fold } from '../../../../src/schema/values/fold.ts'
import { derivationName } from '../../../../src/server/database/derivation.ts'
import { writeState } from '../../../../src/server/database/state.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { FOLDED } from '../../../schema/folded.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

const entity = sampleEntity({ name: text({ label: 'Nom', required: true, unique: true }) })
const examples = FOLDED.filter(([, folded]) => folded !== '')
/** Some examples are spelt otherwise and fold to the same. */
const distinct = [...new Map(examples.map((example) => [example[1], example])).values()]

export function foldingSuite(kind: DatabaseKind): void {
  describe('accents, capitals and letters that are typed interchangeably', () => {
    const server = useRestarts(kind)
    const start = async () => {
      const { store } = await server.start(programOf(entity))
      for (const [written] of distinct) await createRecord(store, entity, { name: written })
      const names = async (query: { readonly q?: string }) => {
        const { records } = await listPage(store, entity, { page: 1, pageSize: 100, ...query })
        return records.map((record) => String(record['name']))
      }
      return { store, names }
    }

    it('are searched and told apart alike', async () => {
      const { store, names } = await start()
      for (const [written, folded] of examples) {
        expect((await names({ q: written })).map(fold), written).toContain(folded)
        expect((await names({ q: folded.toUpperCase() })).map(fold), folded).toContain(folded)
        await expect(createRecord(store, entity, { name: folded }), written).rejects.toMatchObject({
          errors: [{ path: 'name' }],
        })
      }
    })

    it('are found by keys of a former version once the program has started anew', async () => {
      const { store, names } = await start()
      const before = { name: 'Éric', name_folded: 'eric of before', search_key: 'before' }
      await store.queries.updateTable(entity.name).set(before).where('name', '=', 'Éric').execute()
      await writeState(store.queries, derivationName(entity.name), 'of the version before')
      expect(await names({ q: 'before' })).toEqual(['Éric'])
      const { derived } = await server.start(programOf(entity))
      await derived.refresh()
      expect(await names({ q: 'before' })).toEqual([])
      expect(await names({ q: 'eric' })).toContain('Éric')
    })

    it('are not derived again where only words of a form have changed', async () => {
      const { store, names } = await start()
      await store.queries
        .updateTable(entity.name)
        .set({ search_key: 'before' })
        .where('name', '=', 'Éric')
        .execute()
      const said = { label: 'Name', help: 'As it is written', required: false, placeholder: 'Éric' }
      const { derived } = await server.start(
        programOf(sampleEntity({ name: text({ ...said, unique: true }) })),
      )
      await derived.refresh()
      expect(await names({ q: 'before' })).toEqual(['Éric'])
    })

    it('are written for the records alone whose keys are others, many at once', async () => {
      const { store, names } = await start()
      const writes = async () => {
        const counters = store.queries.selectFrom('data_versions').select('version')
        const rows = await counters.where('entity', '=', entity.name).execute()
        return rows.reduce((sum, { version }) => sum + Number(version), 0)
      }
      await store.queries
        .updateTable(entity.name)
        .set({ search_key: 'before' })
        .where('name', 'in', ['Éric', 'Sétif'])
        .execute()
      const before = await writes()
      await writeState(store.queries, derivationName(entity.name), 'of the version before')
      const { derived } = await server.start(programOf(entity))
      await derived.refresh()
      expect(await names({ q: 'before' })).toEqual([])
      expect((await writes()) - before).toBeLessThanOrEqual(2)
      expect(await writes()).toBeGreaterThan(before)
    })

    it('that count as one since a new version are told by the record, and nothing is changed', async () => {
      const { store, names } = await start()
      const row = { name: 'ERIC', name_folded: 'as the version before spelt it', search_key: 'before' }
      const { id } = await store.queries
        .insertInto(entity.name)
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeState(store.queries, derivationName(entity.name), 'of the version before')
      await expect(server.start(programOf(entity))).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringContaining(`${entity.name} ${id} holds a unique value`),
      })
      expect(await names({ q: 'before' })).toEqual(['ERIC'])
    })
  })
}
foldingSuite.on = 'each database' as const
