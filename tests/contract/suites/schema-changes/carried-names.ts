import { describe, expect, it } from 'vitest'
import { dependentLookup } from '../../../../src/kinds/dependent-lookup/definition.ts'
import { lookup, type MovedName } from '../../../../src/kinds/lookup/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { carryNames, planCarriedNames } from '../../../../src/server/records/carry-names.ts'
import { readSeenHistory } from '../../../../src/server/records/history/seen-entries.ts'
import { readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

type Table = Readonly<Record<string, readonly string[]>>

// The shelves of a library, before and after its rooms were built anew.
const BEFORE: Table = { Histoire: ['Antiquité', 'Cartes', 'Guerres'], Sciences: ['Cartes', 'Optique'] }
const AFTER: Table = {
  Histoire: ['Antiquité', 'Guerres'],
  Géographie: ['Cartes'],
  Physique: ['Optique', 'Lumière'],
}
const placed = (parent: string, name: string) => ({ parent, name })
const SHELVES: readonly MovedName[] = [
  { from: placed('Histoire', 'Cartes'), to: placed('Géographie', 'Cartes') },
  { from: placed('Sciences', 'Cartes'), to: placed('Géographie', 'Cartes') },
  { from: placed('Sciences', 'Optique'), to: placed('Physique', 'Optique') },
  { from: placed('Sciences', 'Optique'), to: placed('Physique', 'Lumière') },
]
const ROOMS: readonly MovedName[] = [
  { from: placed('', 'Histoire'), to: placed('', 'Histoire') },
  { from: placed('', 'Histoire'), to: placed('', 'Géographie') },
]

function bookOf(table: Table, moved?: { readonly rooms: typeof ROOMS; readonly shelves: typeof SHELVES }) {
  const rooms = { load: () => Promise.resolve(Object.keys(table)) }
  const shelves = { load: (room: string) => Promise.resolve(table[room] ?? []) }
  return sampleEntity(
    {
      name: text({ label: 'Titre', required: true }),
      room: lookup({
        label: 'Salle',
        options: { ...rooms, ...(moved && { loadMoved: () => Promise.resolve(moved.rooms) }) },
      }),
      shelf: dependentLookup({
        label: 'Rayon',
        dependsOn: 'room',
        options: { ...shelves, ...(moved && { loadMoved: () => Promise.resolve(moved.shelves) }) },
      }),
    },
    'book',
  )
}

export function carriedNamesSuite(kind: DatabaseKind): void {
  describe('names of a former edition of a table', () => {
    const server = useRestarts(kind)
    const books = [
      ['A', 'Histoire', 'Cartes'],
      ['B', 'Sciences', 'Cartes'],
      ['C', 'Sciences', 'Optique'],
      ['D', 'Histoire', 'Antiquité'],
      ['E', 'Histoire', ''],
      ['F', '', ''],
    ] as const

    async function upgrade() {
      const before = await server.start(programOf(bookOf(BEFORE)))
      const ids: number[] = []
      for (const [name, room, shelf] of books)
        ids.push(await createRecord(before.store, bookOf(BEFORE), { name, room, shelf }))
      const entity = bookOf(AFTER, { rooms: ROOMS, shelves: SHELVES })
      const { store } = await server.start(programOf(entity))
      const plan = () => planCarriedNames(store.queries, programOf(entity))
      const read = () => Promise.all(ids.map((id) => readRecord(store, entity, id)))
      return { store, entity, ids, plan, read }
    }

    it('are shown with what they become, or may be, and nothing is written', async () => {
      const { ids, plan, read } = await upgrade()
      const stored = await read()
      const planned = (await plan()).map(({ id, from, to, values }) => ({ id, from, to, values }))
      expect(planned).toEqual([
        {
          id: ids[0],
          from: 'Histoire, Cartes',
          to: ['Géographie, Cartes'],
          values: { room: 'Géographie', shelf: 'Cartes' },
        },
        {
          id: ids[1],
          from: 'Sciences, Cartes',
          to: ['Géographie, Cartes'],
          values: { room: 'Géographie', shelf: 'Cartes' },
        },
        { id: ids[2], from: 'Sciences, Optique', to: ['Physique, Optique', 'Physique, Lumière'] },
        { id: ids[4], from: 'Histoire', to: ['Histoire', 'Géographie'] },
      ])
      expect(await read()).toEqual(stored)
    })

    it('are carried over as changes of their records, and those that are not sure stay', async () => {
      const { store, entity, ids, plan, read } = await upgrade()
      expect(await carryNames(store, await plan())).toEqual([])
      const [first = 0] = ids
      expect((await read()).map((book) => [book?.['room'], book?.['shelf']])).toEqual([
        ['Géographie', 'Cartes'],
        ['Géographie', 'Cartes'],
        ['Sciences', 'Optique'],
        ['Histoire', 'Antiquité'],
        ['Histoire', ''],
        ['', ''],
      ])
      const history = await readSeenHistory(store, entity, first)
      expect(history.map(({ action }) => action)).toEqual(['updated', 'created'])
      expect((await plan()).map(({ id }) => id)).toEqual([ids[2], ids[4]])
    })
  })
}
carriedNamesSuite.on = 'each database' as const
