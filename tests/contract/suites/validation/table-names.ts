import { describe, expect, it } from 'vitest'
import {
  dependentLookup,
  type DependentLookupTable,
} from '../../../../src/kinds/dependent-lookup/definition.ts'
import { lookup, type LookupTable } from '../../../../src/kinds/lookup/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { parseFilters } from '../../../../src/server/records/reading/parse-filters.ts'
import { readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { ValidationError } from '../../../../src/server/errors/http-error.ts'
import { createRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'

/** The name of each in Arabic, by its own. */
type Names = Readonly<Record<string, string>>

const REGIONS: Names = { Béjaïa: 'بجاية', "M'Sila": 'المسيلة', 'Ville Neuve': 'المدينة الجديدة' }
const CODES: Names = { Béjaïa: '06', "M'Sila": '28', 'Ville Neuve': '71' }
const TOWNS: Readonly<Record<string, Names>> = {
  Béjaïa: { Béjaïa: 'بجاية', "Aït R'zine": 'آيت رزين' },
  "M'Sila": { 'El Hamel': 'الهامل', 'Sidi Ameur': 'سيدي عامر', 'Ben Dib': 'بن ذيب', 'Ben-Dib': 'بن ديب' },
  'Ville Neuve': {},
}

function placeOf({ isTranslated = true } = {}) {
  const inArabic = (names: Names) => Promise.resolve(new Map(Object.entries(names)))
  const regions: LookupTable = {
    load: () => Promise.resolve(Object.keys(REGIONS)),
    loadKeywords: () => Promise.resolve(new Map(Object.entries(CODES).map(([name, code]) => [name, [code]]))),
    loadTranslations: async (language) => (isTranslated && language === 'ar' ? inArabic(REGIONS) : undefined),
  }
  const townsOf: DependentLookupTable = {
    load: (region) => Promise.resolve(Object.keys(TOWNS[region] ?? {})),
    loadTranslations: async (language, region) =>
      isTranslated && language === 'ar' ? inArabic(TOWNS[region] ?? {}) : undefined,
  }
  return sampleEntity(
    {
      name: text({ label: 'Nom' }),
      region: lookup({ label: 'Région', options: regions }),
      town: dependentLookup({ label: 'Ville', dependsOn: 'region', options: townsOf }),
    },
    'place',
  )
}

export function tableNamesSuite(kind: DatabaseKind): void {
  describe('the names of a table', () => {
    const server = useRestarts(kind)

    async function start(entity = placeOf()) {
      const { store, derived } = await server.start(programOf(entity))
      const create = (values: Names) => createRecord(store, entity, values)
      const read = (id: number) => readRecord(store, entity, id)
      const refusal = async (values: Names) =>
        create(values).then(
          () => [],
          (error: unknown) => readErrors(error),
        )
      const found = async (query: {
        readonly q?: string
        readonly filters?: Readonly<Record<string, string>>
      }) => {
        const filters = parseFilters([entity], entity, query.filters ?? {})
        const page = await listPage(store, entity, { page: 1, pageSize: 9, q: query.q ?? '', filters })
        return page.records.map(({ name }) => name)
      }
      return { entity, store, derived, create, read, refusal, found }
    }

    it.each([
      ['BEJAIA', 'bejaia'],
      ['Béjaïa'.normalize('NFD'), 'Béjaïa'.normalize('NFD')],
      ['  Béjaïa ', 'béjaïa\u00a0'],
      ['بجاية', 'بجايه'],
      ['06', 'Bejaia'],
      ['06 - Béjaïa', 'Béjaïa'],
    ])('are stored as the table has them, however they are sent: %s, %s', async (region, town) => {
      const { create, read } = await start()
      const id = await create({ name: 'A', region, town })
      expect(await read(id)).toMatchObject({ region: 'Béjaïa', town: 'Béjaïa' })
    })

    it('are resolved in an update as well, beside what the record holds', async () => {
      const { entity, store, create, read } = await start()
      const id = await create({ name: 'A', region: "M'Sila", town: 'El Hamel' })
      await updateRecord(store, entity, id, { town: 'SIDI AMEUR' })
      expect(await read(id)).toMatchObject({ region: "M'Sila", town: 'Sidi Ameur' })
      await updateRecord(store, entity, id, { region: 'M’SILA' })
      expect(await read(id)).toMatchObject({ region: "M'Sila", town: 'Sidi Ameur' })
      await updateRecord(store, entity, id, { region: 'bejaia', town: 'ait r’zine' })
      expect(await read(id)).toMatchObject({ region: 'Béjaïa', town: "Aït R'zine" })
    })

    it('are refused once where none is meant, with those nearby', async () => {
      const { refusal } = await start()
      expect(await refusal({ name: 'A', region: 'Bejaya', town: 'Béjaïa' })).toEqual([
        ['region', expect.stringContaining('Béjaïa')],
      ])
      expect(await refusal({ name: 'A', region: 'Béjaïa', town: 'Ait Rzin' })).toEqual([
        ['town', expect.stringContaining("Aït R'zine")],
      ])
      expect(await refusal({ name: 'A', region: 'Paris', town: 'Paris' })).toEqual([
        ['region', expect.not.stringContaining('Béjaïa')],
      ])
    })

    it('are not guessed where two are meant', async () => {
      const { entity, store, create, read, refusal } = await start()
      const bothNamed = expect.stringMatching(/Ben Dib.*Ben-Dib/)
      expect(await refusal({ name: 'A', region: "M'Sila", town: 'BenDib' })).toEqual([['town', bothNamed]])
      const id = await create({ name: 'A', region: "M'Sila", town: 'Ben-Dib' })
      await updateRecord(store, entity, id, { town: 'BENDIB' })
      expect(await read(id)).toMatchObject({ town: 'Ben-Dib' })
    })

    it('are found and filtered for in every language', async () => {
      const { create, found } = await start()
      await create({ name: 'A', region: 'Béjaïa', town: "Aït R'zine" })
      await create({ name: 'B', region: "M'Sila", town: 'El Hamel' })
      expect(await found({ q: 'بجاية' })).toEqual(['A'])
      expect(await found({ q: 'الهامل' })).toEqual(['B'])
      expect(await found({ q: "m'sila" })).toEqual(['B'])
      for (const region of ["M'Sila", 'M’SILA', 'المسيلة', '28'])
        expect(await found({ filters: { 'filter.region.in': region } }), region).toEqual(['B'])
      for (const town of ['الهامل', 'EL  HAMEL'])
        expect(await found({ filters: { 'filter.town.in': town } }), town).toEqual(['B'])
    })

    it('are found by those that a newer table has, in rows that were written before', async () => {
      const before = await start(placeOf({ isTranslated: false }))
      await before.create({ name: 'A', region: 'Béjaïa', town: "Aït R'zine" })
      expect(await before.found({ q: 'بجاية' })).toEqual([])
      const { found, derived } = await start()
      await derived.refresh()
      expect(await found({ q: 'بجاية' })).toEqual(['A'])
      expect(await found({ q: 'رزين' })).toEqual(['A'])
    })
  })
}
tableNamesSuite.on = 'each database' as const

/** The errors of a refusal, by their paths. */
function readErrors(error: unknown): readonly (readonly [path: string | undefined, msg: string])[] {
  if (!(error instanceof ValidationError)) throw error
  return error.errors.map(({ path, msg }) => [path, msg])
}
