import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { choices } from '../../../../src/kinds/choices/definition.ts'
import type { CellField } from '../../../../src/kinds/rows/row-values.ts'
import { image } from '../../../../src/kinds/image/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { rows } from '../../../../src/kinds/rows/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { applyMigration, planMigration } from '../../../../src/server/database/migrations/migrate.ts'
import { countRecords, readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import type { Values } from '../../harness/http-client.ts'
import type { Restarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { picture } from '../../harness/samples.ts'
import { storedFiles } from '../../harness/test-server.ts'

const name = text({ label: 'Nom' })
const town = text({ label: 'Ville' })
const club = sampleEntity({ name }, 'club')
const clubOf = (fields: AnyEntity['fields']) => sampleEntity({ name, ...fields }, 'club')
const group = sampleEntity({ name }, 'group')
const toGroup = { kind: 'reference', label: 'L', to: 'group', as: 'Group', optionLabel: [] } as const

const COMMANDS = [
  'Nothing was changed. To make these changes although data goes:',
  '  npm run schema             shows every change, and makes none',
  '  npm run schema -- --apply  makes them; what is named above is then gone',
]

interface Loss {
  readonly what: string
  readonly before: readonly AnyEntity[]
  readonly rows: Readonly<Record<string, readonly Values[]>>
  readonly after: readonly AnyEntity[]
  /** What the refusal says above the commands. */
  readonly says: readonly string[]
}

const gone = (where: string, records: string, field: string) =>
  `E190 club.${where}: the field is gone, but its column holds data in ${records}; ` +
  `if it has another name now, write renamedFrom: '${field}' in it`

const losses: readonly Loss[] = [
  {
    what: 'a field that is gone',
    before: [clubOf({ town })],
    rows: { club: [{ town: 'Oran' }, { town: 'Alger' }, { town: '' }] },
    after: [club],
    says: [gone('town', '2 records', 'town')],
  },
  {
    what: 'a field of rows that is gone',
    before: [clubOf({ hours: rows({ label: 'Horaires', fields: { day: name, note: town, open: name } }) })],
    rows: { club: [{ hours: [{ day: 'lundi', note: 'matin' }, { day: 'mardi' }] }, { name: 'B' }] },
    after: [clubOf({ hours: rows({ label: 'Horaires', fields: { day: name } }) })],
    says: [
      'E190 club.hours.note: the field of the rows is gone, but it holds data in 1 row; put it back, or take its values elsewhere first',
    ],
  },
  {
    what: 'a field that has a new name and does not say so',
    before: [clubOf({ town })],
    rows: { club: [{ town: 'Oran' }] },
    after: [clubOf({ city: town })],
    says: [gone('town', '1 record', 'town')],
  },
  {
    what: 'numbers and switches other than what they start with',
    before: [
      clubOf({
        size: number({ label: 'T', default: 7 }),
        open: toggle({ label: 'O', words: { on: '', off: '' } }),
        kept: number({ label: 'K' }),
      }),
    ],
    rows: { club: [{ size: '7' }, { size: '8', open: true, kept: '0' }] },
    after: [club],
    says: [
      gone('size', '1 record', 'size'),
      gone('open', '1 record', 'open'),
      gone('kept', '1 record', 'kept'),
    ],
  },
  {
    what: 'an entity that is gone, and the field that led to it',
    before: [group, clubOf({ link: toGroup })],
    rows: { group: [{ name: 'G' }], club: [{ link: 1 }] },
    after: [club],
    says: [
      gone('link', '1 record', 'link'),
      "E190 group: the entity is gone, but its table holds 1 record; if it has another name now, write renamedFrom: 'group' in it",
    ],
  },
  {
    what: 'texts that are no numbers',
    before: [clubOf({ size: text({ label: 'T' }) })],
    rows: { club: [{ size: '12' }, { size: 'grand' }, { size: '' }, { size: '1.5' }] },
    after: [clubOf({ size: number({ label: 'T' }) })],
    says: [
      'E190 club.size: the field is of another kind now, but 2 records hold what cannot be made into it; if they shall stay, give the new field another name',
    ],
  },
  {
    what: 'a reference to another entity',
    before: [group, sampleEntity({ name }, 'order'), clubOf({ link: toGroup })],
    rows: { group: [{ name: 'G' }], order: [{ name: 'O' }], club: [{ link: 1 }] },
    after: [
      group,
      sampleEntity({ name }, 'order'),
      clubOf({ link: { ...toGroup, to: 'order', as: 'Order' } }),
    ],
    says: [
      'E190 club.link: the field is of another kind now, but 1 record holds what cannot be made into it; if it shall stay, give the new field another name',
    ],
  },
]

export function lossesSuite(server: Restarts): void {
  async function fill({ before, rows }: Pick<Loss, 'before' | 'rows'>): Promise<void> {
    const { store } = await server.start(programOf(...before))
    for (const entity of before)
      for (const values of rows[entity.name] ?? [])
        await createRecord(store, entity, values, { isIncomplete: true })
  }

  describe.each(losses)('$what', (loss) => {
    const { before, after, says } = loss

    it('is refused with the commands, and changes nothing', async () => {
      await fill(loss)
      const more = sampleEntity({ name }, 'more')
      await expect(server.start(programOf(...after, more))).rejects.toThrow(
        expect.objectContaining({ name: 'StartupError', message: [...says, ...COMMANDS].join('\n') }),
      )
      const { store } = await server.start(programOf(...before))
      expect(await store.adapter.describeTable(store.queries, 'more')).toBeNull()
      expect(await planMigration(store, programOf(...before), [])).toEqual([])
    })

    it('is planned without a change, and applied when that is asked for', async () => {
      await fill(loss)
      const database = await server.open()
      const planned = await planMigration(database, programOf(...after), [])
      expect(planned.filter((step) => step.lost)).toHaveLength(says.length)
      await expect(server.start(programOf(...after))).rejects.toThrow(/^E190 /)
      expect(await applyMigration(database, programOf(...after), [])).toEqual(planned)
      expect(await planMigration(database, programOf(...after), [])).toEqual([])
      const { store } = await server.start(programOf(...after))
      for (const entity of after)
        expect(await countRecords(store, entity)).toBe(loss.rows[entity.name]?.length ?? 0)
    })
  })

  it('of lists only what they no longer take goes', async () => {
    const label = 'L'
    const days = (...options: readonly string[]) =>
      choices({ label, options: Object.fromEntries(options.map((each) => [each, each])) })
    const tableOf = (note: CellField) => rows({ label, fields: { day: name, note } })
    const before = [clubOf({ days: days('a', 'b', 'c'), table: tableOf(town) })]
    const after = [clubOf({ days: days('a', 'c'), table: tableOf(number({ label })) })]
    const table = [
      { day: 'lundi', note: '7' },
      { day: 'mardi', note: 'x' },
    ]
    await fill({ before, rows: { club: [{ days: ['a', 'b', 'c'], table }, { days: ['a'] }] } })
    await expect(server.start(programOf(...after))).rejects.toThrow(/E190 club\.days: .* 1 record holds /)
    await applyMigration(await server.open(), programOf(...after), [])
    const { store } = await server.start(programOf(...after))
    const found = await Promise.all([1, 2].map((id) => readRecord(store, after[0] ?? club, id)))
    expect(found).toMatchObject([
      {
        days: ['a', 'c'],
        table: [
          { day: 'lundi', note: 7 },
          { day: 'mardi', note: null },
        ],
      },
      { days: ['a'] },
    ])
  })

  it('the plan says each step in words and in SQL', async () => {
    await fill({ before: [clubOf({ town })], rows: { club: [{ town: 'Oran' }] } })
    const database = await server.open()
    const plan = await planMigration(database, programOf(clubOf({ size: number({ label: 'T' }) }), group), [])
    expect(plan).toMatchObject([
      { words: 'make the table "group"', sql: [expect.stringMatching(/^create table "group"/)], lost: null },
      {
        words: 'add to "club": "size"',
        sql: ['alter table "club" add column "size" integer'],
        lost: null,
      },
      {
        words: 'drop "town" of "club"',
        sql: [
          'alter table "club" drop column "town"',
          'alter table "club" drop column "town_folded"',
          expect.stringMatching(/^drop index if exists "club_sort_[0-9a-f]{8}_index"$/),
          'alter table "club" drop column "town_collated"',
        ],
        lost: { kind: 'field', entity: 'club', field: 'town', records: 1 },
      },
      {
        words: 'index "club" for sorting by "size"',
        sql: [expect.stringMatching(/^create index "club_sort_[0-9a-f]{8}_index" on "club" \(\("size"\)\)$/)],
        lost: null,
      },
      { words: 'index "group" for sorting by "name"', sql: [expect.any(String)], lost: null },
    ])
  })

  it('what holds nothing stays where it is, and comes back', async () => {
    await fill({ before: [group, clubOf({ town, link: toGroup })], rows: { club: [{ name: 'A' }] } })
    const { store } = await server.start(programOf(club))
    await createRecord(store, club, { name: 'B' })
    expect((await store.adapter.describeTable(store.queries, 'club'))?.columns.has('town')).toBe(true)
    expect(await store.adapter.describeTable(store.queries, 'group')).not.toBeNull()
    const again = await server.start(programOf(group, clubOf({ town, link: toGroup })))
    await createRecord(again.store, clubOf({ town, link: toGroup }), { name: 'C', town: 'Oran' })
    expect(await countRecords(again.store, club)).toBe(3)
  })

  it('what stayed empty is dropped only with the table that it led to', async () => {
    await fill({ before: [group, clubOf({ link: toGroup })], rows: { group: [{ name: 'G' }], club: [{}] } })
    const database = await server.open()
    await expect(server.start(programOf(club))).rejects.toThrow(/^E190 group: the entity is gone/)
    await applyMigration(database, programOf(club), [])
    const { store } = await server.start(programOf(club))
    await createRecord(store, club, { name: 'B' })
    expect(await countRecords(store, club)).toBe(2)
  })

  it('pictures stay until the change is applied, and go with the next start', async () => {
    const before = clubOf({ logo: image({ label: 'Logo' }) })
    await fill({ before: [before], rows: { club: [{ logo: await picture() }] } })
    await expect(server.start(programOf(club))).rejects.toThrow(/^E190 club\.logo/)
    expect(await storedFiles(server.uploadsFolder)).toHaveLength(2)
    await applyMigration(await server.open(), programOf(club), [])
    await server.start(programOf(club))
    expect(await storedFiles(server.uploadsFolder)).toEqual([])
  })

  it('a function that cannot work a field out of what is stored is named with the record', async () => {
    await fill({ before: [clubOf({ town })], rows: { club: [{ town: 'Oran' }] } })
    const after = {
      ...clubOf({ town, first: { ...name, readOnly: true } }),
      computed: {
        first() {
          throw new RangeError('no letter')
        },
      },
    }
    await expect(server.start(programOf(after))).rejects.toThrow(
      /^club\.computed\.first: no letter \(record 1\)/,
    )
  })

  it('an application that fails leaves everything as it was', async () => {
    const before = clubOf({ town })
    await fill({ before: [before], rows: { club: [{ name: 'Zoé', town: 'Oran' }, { name: 'zoe' }] } })
    const after = sampleEntity({ name: text({ label: 'Nom', unique: true }) }, 'club')
    const database = await server.open()
    await expect(applyMigration(database, programOf(after), [])).rejects.toThrow(/club\.name is to be unique/)
    const { store } = await server.start(programOf(before))
    expect(await readRecord(store, before, 1)).toMatchObject({ name: 'Zoé', town: 'Oran' })
  })
}
