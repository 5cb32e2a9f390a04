import { beforeEach, describe, expect, it } from 'vitest'
import { choices } from '../../../../src/kinds/choices/definition.ts'
import { datetime } from '../../../../src/kinds/datetime/definition.ts'
import { instantOf } from '../../../../src/kinds/datetime/moment.ts'
import { decimal } from '../../../../src/kinds/decimal/definition.ts'
import { parseFilter } from '../../../../src/kinds/core/filter/filters.ts'
import { tags } from '../../../../src/kinds/tags/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { time } from '../../../../src/kinds/time/definition.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const label = 'Champ'
const entity = sampleEntity({
  name: text({ label }),
  price: decimal({ label }),
  days: choices({ label, options: { sat: 'Samedi', sun: 'Dimanche', sunny: 'Au soleil' } }),
  keywords: tags({ label }),
  starts_at: datetime({ label }),
  opens_at: time({ label }),
})

const records = [
  { name: 'empty' },
  {
    name: 'nine',
    price: '-9',
    days: ['sun'],
    keywords: ['VIP'],
    starts_at: instantOf('2026-05-31T23:59:59'),
  },
  {
    name: 'ten',
    price: '-10',
    days: ['sat', 'sunny'],
    keywords: ['a%b'],
    starts_at: instantOf('2026-06-01T00:00:00'),
  },
  { name: 'large', price: '900719925474099.37', days: ['sun', 'sat'], opens_at: '09:00' },
  { name: 'larger', price: '900719925474099.38', keywords: ['Éclair'], opens_at: '18:30' },
]

/** The kinds of field that no entity of the product has, compared by a key of their own. */
export function comparisonsSuite(kind: DatabaseKind): void {
  describe('exact numbers, lists, instants and times of day', () => {
    const server = useServer(kind, { entities: programOf(entity) })
    beforeEach(async () => {
      for (const record of records) await createRecord(server.backend.store, entity, record)
    })

    const namesOf = async (query: object) => {
      const found = await listPage(server.backend.store, entity, { page: 1, pageSize: 10, ...query })
      return found.records.map((record) => record['name'])
    }

    it.each([
      ['filter.price.from', '-9.5', ['nine', 'large', 'larger']],
      ['filter.price.to', '900719925474099.375', ['nine', 'ten', 'large']],
      ['filter.days.in', 'sun', ['nine', 'large']],
      ['filter.days.empty', 'true', ['empty', 'larger']],
      ['filter.keywords.contains', 'vip', ['nine']],
      ['filter.keywords.contains', '%', ['ten']],
      ['filter.keywords.contains', 'ecl', ['larger']],
      // By the clocks of the program: see tests/kinds/moment.test.ts.
      ['filter.starts_at.to', '2026-05-31', ['nine']],
      ['filter.starts_at.from', '2026-06-01', ['ten']],
      ['filter.opens_at.from', '09:01', ['larger']],
      ['filter.opens_at.empty', 'true', ['empty', 'nine', 'ten']],
    ])('are filtered: %s=%s', async (parameter, value, expected) => {
      const filter = parseFilter(entity, parameter, [value])
      expect(await namesOf({ filters: [filter] })).toEqual(expected)
    })

    it('are sorted as numbers, what is empty last', async () => {
      expect(await namesOf({ sort: 'price' })).toEqual(['ten', 'nine', 'large', 'larger', 'empty'])
      expect(await namesOf({ sort: 'price', order: 'desc' })).toEqual([
        'larger',
        'large',
        'nine',
        'ten',
        'empty',
      ])
    })
  })
}
comparisonsSuite.on = 'each database' as const
