import { describe, expect, it } from 'vitest'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { localizedText } from '../../../../src/kinds/localized-text/definition.ts'
import type { StoredRecord } from '../../../../src/schema/entity/field-definition.ts'
import type { Store } from '../../../../src/server/records/store/store.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { firstOf, joined } from '../../../../src/schema/entity/list-column.ts'
import { derivationName } from '../../../../src/server/database/derivation.ts'
import { writeState } from '../../../../src/server/database/state.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { byCollator, NAMES, orderedNames } from '../../../schema/collated.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { referenceTo } from '../../../sample/reference-to.ts'

const NAME_ORDER = orderedNames()
const LEVELS = new Map([
  ['a', 'Élevé'],
  ['b', 'Zéro'],
  ['c', 'moyen'],
  ['d', 'Élémentaire'],
])
const town = sampleEntity({ name: text({ label: 'Nom' }) }, 'town')
const plain = sampleEntity(
  {
    name: text({ label: 'Nom' }),
    title: localizedText({ label: 'Titre' }),
    level: choice({ label: 'Niveau', options: Object.fromEntries(LEVELS) }),
    town_id: referenceTo({ label: 'Ville', to: 'town', as: 'Town', optionLabel: ['name'] }),
  },
  'club',
)
const club = {
  ...plain,
  list: {
    ...plain.list,
    columns: [
      'name',
      firstOf('Titre', ['title.ar']),
      'level',
      firstOf('Ville', ['Town.name']),
      joined('Tout', ['level', 'name']),
    ],
  },
}
const entities = programOf(town, club)

export function collationSuite(kind: DatabaseKind): void {
  describe('the order of texts', () => {
    const server = useRestarts(kind)
    const start = async () => {
      const { store } = await server.start(entities)
      for (const [index, name] of NAMES.entries()) {
        const id = await createRecord(store, town, { name })
        const level = 'abcd'.charAt(index % 4)
        await createRecord(store, club, { name, title: { ar: name }, level, town_id: id })
      }
      return store
    }

    const read = async (store: Store, sort: string, order: 'asc' | 'desc' = 'asc') => {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => listPage(store, club, { page, pageSize: 25, sort, order })),
      )
      return pages.flatMap(({ records }) => records)
    }
    const names = (records: readonly StoredRecord[]) => records.map(({ name }) => String(name))

    it('is that of Intl.Collator, upwards and downwards, page after page', async () => {
      const store = await start()
      for (const sort of ['name', 'title.ar', 'Town.name']) {
        expect(names(await read(store, sort)), sort).toEqual(orderedNames())
        expect(names(await read(store, sort, 'desc')), sort).toEqual(orderedNames(-1))
      }
    })

    it('of several fields in one column is that of the first one, then that of the next', async () => {
      const found = await read(await start(), 'level,name')
      const byLevel = found.map(({ level, name }) => [LEVELS.get(String(level)) ?? '', String(name)] as const)
      expect([...new Set(byLevel.map(([level]) => level))]).toEqual(['Élémentaire', 'Élevé', 'moyen', 'Zéro'])
      const sorted = byLevel.toSorted(
        ([one, first], [other, second]) =>
          byCollator(one, other) || NAME_ORDER.indexOf(first) - NAME_ORDER.indexOf(second),
      )
      expect(byLevel).toEqual(sorted)
    })

    it('is made of what a former version has left, at the next start', async () => {
      const store = await start()
      await store.queries.updateTable(club.name).set({ name_collated: '' }).execute()
      await writeState(store.queries, derivationName(club.name), 'of the version before')
      const { store: next, derived } = await server.start(entities)
      await derived.refresh()
      expect(names(await read(next, 'name'))).toEqual(orderedNames())
    })
  })
}
collationSuite.on = 'each database' as const
