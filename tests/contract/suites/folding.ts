import { describe, expect, it } from 'vitest'
import { text } from '../../../src/kinds/text/meaning.ts'
import { fold } from '../../../src/schema/fold.ts'
import { derivationName } from '../../../src/server/database/refresh-derived-columns.ts'
import { writeState } from '../../../src/server/database/state.ts'
import { listPage } from '../../../src/server/records/reading/list-page.ts'
import { createRecord } from '../../../src/server/records/write-records.ts'
import { FOLDED } from '../../schema/folded.ts'
import type { DatabaseKind } from '../harness/databases.ts'
import { useRestarts } from '../harness/restarts.ts'
import { programOf, sampleEntity } from '../harness/sample-entity.ts'

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
      await server.start(programOf(entity))
      expect(await names({ q: 'before' })).toEqual([])
      expect(await names({ q: 'eric' })).toContain('Éric')
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
