import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { choices } from '../../../../src/kinds/choices/definition.ts'
import { evaluateCondition } from '../../../../src/kinds/core/definition/evaluate-condition.ts'
import { date } from '../../../../src/kinds/date/definition.ts'
import { datetime } from '../../../../src/kinds/datetime/definition.ts'
import { decimal } from '../../../../src/kinds/decimal/definition.ts'
import { localizedText } from '../../../../src/kinds/localized-text/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { tags } from '../../../../src/kinds/tags/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { time } from '../../../../src/kinds/time/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import type { Condition } from '../../../../src/schema/where/condition.ts'
import { eachPart } from '../../../../src/server/records/reading/find-rows.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { referencesTo } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const label = 'Champ'
const fields = {
  name: text({ label }),
  kind: choice({ label, options: { a: 'A', b: 'B', today: 'Le jour' } }),
  sold: toggle({ label, words: { on: 'oui', off: 'non' } }),
  seats: number({ label }),
  weight: number({ label, decimals: 1, default: 9 }),
  price: decimal({ label, currency: 'DZD' }),
  day: date({ label }),
  starts: datetime({ label }),
  opens: time({ label }),
  words: tags({ label }),
  days: choices({ label, options: { sat: 'Samedi', sun: 'Dimanche', sunny: 'Au soleil' } }),
  title: localizedText({ label }),
  note: text({ label }),
  links: referencesTo({ label, to: 'thing', as: 'Links', optionLabel: ['name'] }),
}
const thing = sampleEntity(fields, 'thing')

/** `nothing` holds nothing, `zero` what is nearly nothing, `full` something of all, and `other` something else. */
const records = [
  { name: 'nothing' },
  { name: 'zero', kind: 'a', sold: false, seats: 0, weight: 0, price: '0', day: '2026-06-14', words: [] },
  {
    name: 'full',
    kind: 'b',
    sold: true,
    seats: 10,
    weight: 2.5,
    price: '10.50',
    day: '2026-06-15',
    // Midnight in Algiers, an hour ahead of UTC, is 23:00 of the day before.
    starts: '2026-06-14T23:00:00Z',
    opens: '09:00',
    words: ['Urgent', 'a%b'],
    days: ['sat', 'sunny'],
    title: { fr: 'Été', ar: 'صيف' },
    note: 'Élan à 100 %',
    links: [1],
  },
  {
    name: 'other',
    kind: 'today',
    sold: true,
    seats: 9,
    weight: 2,
    price: '9.5',
    day: '2026-06-16',
    starts: '2026-06-14T22:59:59Z',
    opens: '18:30',
    words: ['pressé'],
    days: ['sun'],
    title: { fr: 'Hiver' },
    note: 'lent_e',
    links: [1, 2],
  },
]

const NOW = '2026-06-14T23:30:00Z'
const ALL = ['nothing', 'zero', 'full', 'other']

const asked: readonly (readonly [where: Condition, names: readonly string[]])[] = [
  [{}, ALL],
  // Plain values.
  [{ name: 'full' }, ['full']],
  [{ name: 'FULL' }, []],
  [{ kind: 'a' }, ['zero']],
  [{ kind: '' }, ['nothing']],
  [{ kind: null }, ['nothing']],
  [{ sold: true }, ['full', 'other']],
  [{ sold: false }, ['nothing', 'zero']],
  [{ seats: 0 }, ['zero']],
  [{ seats: null }, ['nothing']],
  [{ weight: 9 }, ['nothing']],
  [{ weight: null }, []],
  [{ price: '10.50' }, ['full']],
  [{ price: '0.00' }, ['zero']],
  [{ day: '2026-06-15' }, ['full']],
  [{ day: null }, ['nothing']],
  [{ starts: '2026-06-15T00:00:00+01:00' }, ['full']],
  [{ words: ['Urgent', 'a%b'] }, ['full']],
  [{ words: [] }, ['nothing', 'zero']],
  [{ title: { fr: 'Hiver' } }, ['other']],
  [{ note: '' }, ['nothing', 'zero']],
  [{ note: null }, ['nothing', 'zero']],
  // One of several.
  [{ kind: { in: ['a', 'b'] } }, ['zero', 'full']],
  [{ kind: { in: ['today'] } }, ['other']],
  [{ kind: { in: ['', 'a'] } }, ['nothing', 'zero']],
  [{ kind: { in: [] } }, []],
  [{ seats: { in: [0, 10] } }, ['zero', 'full']],
  [{ words: { in: ['urgent'] } }, ['full']],
  [{ words: { in: ['urg'] } }, []],
  [{ words: { in: [] } }, []],
  [{ days: { in: ['sun'] } }, ['other']],
  [{ days: { in: ['sat', 'sun'] } }, ['full', 'other']],
  [{ links: { in: [2] } }, ['other']],
  [{ links: { in: [1] } }, ['full', 'other']],
  [{ links: { empty: true } }, ['nothing', 'zero']],
  // Something or nothing.
  [{ seats: { empty: true } }, ['nothing']],
  [{ seats: { empty: false } }, ['zero', 'full', 'other']],
  [{ sold: { empty: true } }, []],
  [{ words: { empty: false } }, ['full', 'other']],
  [{ title: { empty: true } }, ['nothing', 'zero']],
  [{ note: { empty: false } }, ['full', 'other']],
  // From and to.
  [{ seats: { from: 0, to: 9 } }, ['zero', 'other']],
  [{ seats: { to: 9 } }, ['zero', 'other']],
  [{ price: { from: '9.50' } }, ['full', 'other']],
  [{ price: { to: '9.6' } }, ['zero', 'other']],
  [{ opens: { from: '09:00', to: '12:00' } }, ['full']],
  [{ day: { from: '2026-06-15' } }, ['full', 'other']],
  [{ day: { to: '2026-06-15' } }, ['zero', 'full']],
  [{ day: { from: 'today' } }, ['full', 'other']],
  [{ day: { to: 'today' } }, ['zero', 'full']],
  [{ day: { to: { days: -1 } } }, ['zero']],
  [{ day: { from: { days: 1 } } }, ['other']],
  [{ day: { from: 'today', to: { days: 0 } } }, ['full']],
  [{ starts: { from: 'today' } }, ['full']],
  [{ starts: { to: { days: -1 } } }, ['other']],
  [{ starts: { to: 'today' } }, ['full', 'other']],
  [{ starts: { from: '2026-06-14T23:00:00Z' } }, ['full']],
  [{ day: { within: 'today' } }, ['full']],
  [{ day: { within: 'past' } }, ['zero']],
  [{ day: { anniversary: 'today' } }, ['full']],
  [{ starts: { within: 'today' } }, ['full']],
  // Words.
  [{ note: { contains: 'elan' } }, ['full']],
  [{ note: { contains: 'ÉLAN' } }, ['full']],
  [{ note: { contains: '%' } }, ['full']],
  [{ note: { contains: 'lent_e' } }, ['other']],
  [{ note: { contains: 'l_n' } }, []],
  [{ note: { startsWith: 'el' } }, ['full']],
  [{ note: { startsWith: 'lan' } }, []],
  [{ words: { contains: 'press' } }, ['other']],
  [{ title: { contains: 'ete' } }, ['full']],
  [{ title: { contains: 'صيف' } }, ['full']],
  // Several, one of several, and not.
  [{ sold: true, seats: { to: 9 } }, ['other']],
  [{ or: [{ kind: 'a' }, { seats: 10 }] }, ['zero', 'full']],
  [{ or: [] }, []],
  [{ or: [{}] }, ALL],
  [{ not: {} }, []],
  [{ not: { or: [] } }, ALL],
  [{ not: { seats: 10 } }, ['nothing', 'zero', 'other']],
  [{ not: { seats: { to: 9 } } }, ['nothing', 'full']],
  [{ not: { note: { contains: 'elan' } } }, ['nothing', 'zero', 'other']],
  [{ not: { words: { in: ['urgent'] } } }, ['nothing', 'zero', 'other']],
  [{ not: { not: { day: { from: 'today' } } } }, ['full', 'other']],
  [{ sold: true, not: { or: [{ kind: 'b' }, { kind: 'a' }] } }, ['other']],
  [
    { or: [{ not: { sold: true } }, { day: { from: 'today' }, or: [{ seats: 10 }] }] },
    ['nothing', 'zero', 'full'],
  ],
]

/** A record at hand is judged as the database finds it: `where` and conditions are one language. */
export function askedAlikeSuite(kind: DatabaseKind): void {
  describe('what is asked of records', () => {
    const server = useServer(kind, { entities: programOf(thing) })
    beforeEach(async () => {
      for (const record of records) await createRecord(server.backend.store, thing, record)
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it('is answered alike by the database and in memory', async () => {
      const { store } = server.backend
      const page = await listPage(store, thing, { page: 1, pageSize: 10, sort: 'id' })
      for (const [where, names] of asked) {
        const title = JSON.stringify(where)
        const rows = []
        for await (const part of eachPart(store, thing, { where })) rows.push(...part)
        expect
          .soft(
            rows.map(({ name }) => name),
            `${title} in the database`,
          )
          .toEqual(names)
        const met = page.records.filter((record) => evaluateCondition(fields, where, (name) => record[name]))
        expect.soft(met.map(({ name }) => name).toSorted(), `${title} in memory`).toEqual(names.toSorted())
      }
    })
  })
}
askedAlikeSuite.on = 'each database' as const
