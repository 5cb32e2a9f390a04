import { describe, expect, it } from 'vitest'
import { dependentLookup } from '../../../../src/kinds/dependent-lookup/definition.ts'
import { lookup } from '../../../../src/kinds/lookup/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { createRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

/** An edition of a reference table. */
type Table = Readonly<Record<string, readonly string[]>>

const OLD: Table = { Orléansville: ['Ténès', 'Cassaigne'], Oran: ['Arzew', 'Perrégaux'] }
const NEW: Table = { Chlef: ['Ténès', 'Sidi Ali'], Oran: ['Arzew', 'Mohammadia'] }

const placeOf = (table: Table) =>
  sampleEntity(
    {
      name: text({ label: 'Nom' }),
      wilaya: lookup({ label: 'Wilaya', options: { load: () => Promise.resolve(Object.keys(table)) } }),
      commune: dependentLookup({
        label: 'Commune',
        dependsOn: 'wilaya',
        options: { load: (wilaya) => Promise.resolve(table[wilaya] ?? []) },
      }),
    },
    'place',
  )

export function formerNamesSuite(kind: DatabaseKind): void {
  describe('a stored name that a newer reference table has no longer', () => {
    const server = useRestarts(kind)

    /** A record made with the old table, in a program of the new one. */
    async function upgrade(place: { readonly wilaya: string; readonly commune: string }) {
      const { store } = await server.start(programOf(placeOf(OLD)))
      const id = await createRecord(store, placeOf(OLD), { name: 'A', ...place })
      const entity = placeOf(NEW)
      const again = await server.start(programOf(entity))
      const update = (values: Readonly<Record<string, unknown>>) =>
        updateRecord(again.store, entity, id, values)
      return { store: again.store, entity, update, read: () => readRecord(again.store, entity, id) }
    }

    const former = { wilaya: 'Orléansville', commune: 'Cassaigne' }

    it('is read, listed and found', async () => {
      const { store, entity, read } = await upgrade(former)
      expect(await read()).toMatchObject(former)
      const { records } = await listPage(store, entity, { page: 1, pageSize: 5, q: 'orleansville cassaigne' })
      expect(records).toMatchObject([former])
    })

    it.each([
      ['the wilaya and the commune', former],
      ['the commune alone', { wilaya: 'Oran', commune: 'Perrégaux' }],
      ['the wilaya alone', { wilaya: 'Orléansville', commune: '' }],
    ])('stays when the form is saved as it was: %s', async (_what, place) => {
      const { update, read } = await upgrade(place)
      await update({ name: 'B', ...place })
      expect(await read()).toMatchObject({ name: 'B', ...place })
    })

    it('gives way to one of the new table, and cannot be chosen anew', async () => {
      const { store, entity, update, read } = await upgrade(former)
      await expect(createRecord(store, entity, former)).rejects.toMatchObject({ status: 400 })
      await update({ name: 'B', wilaya: 'Chlef', commune: 'Sidi Ali' })
      expect(await read()).toMatchObject({ wilaya: 'Chlef', commune: 'Sidi Ali' })
      await expect(update({ name: 'B', ...former })).rejects.toMatchObject({ status: 400 })
    })

    it('belongs to its own wilaya and to no other', async () => {
      const { update } = await upgrade(former)
      await expect(update({ name: 'B', ...former, wilaya: 'Oran' })).rejects.toMatchObject({ status: 400 })
    })
  })
}
formerNamesSuite.on = 'each database' as const
