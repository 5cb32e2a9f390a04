import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import type { Records } from '../../../../src/behaviour/context.ts'
import { defineEndpoints } from '../../../../src/behaviour/endpoints.ts'
import type { Where } from '../../../../src/schema/where/where.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { date } from '../../../../src/kinds/date/definition.ts'
import { datetime } from '../../../../src/kinds/datetime/definition.ts'
import { decimal } from '../../../../src/kinds/decimal/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import type { ReferencesField } from '../../../../src/kinds/references/definition.ts'
import { tags } from '../../../../src/kinds/tags/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { createRecords } from '../../../../src/server/records/custom-code.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { clubWithRoles } from '../../../sample/club-with-roles.ts'
import { referenceAs } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type Values } from '../../harness/http-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const title = text({ label: 'Titre', required: true })
const vehicles: ReferencesField<string, 'Vehicles'> = {
  kind: 'references',
  label: 'Véhicules',
  to: 'vehicle',
  as: 'Vehicles',
  optionLabel: ['title'],
}

const branchFields = { title }
const studentFields = { title, branch_id: referenceAs('branch', 'Branch') }
const lessonFields = {
  title,
  day: date({ label: 'Jour' }),
  starts_at: datetime({ label: 'Début' }),
  price: decimal({ label: 'Prix' }),
  minutes: number({ label: 'Minutes' }),
  paid: toggle({ label: 'Payée', words: { on: 'oui', off: 'non' } }),
  status: choice({ label: 'État', options: { planned: 'Prévue', done: 'Faite' } }),
  topics: tags({ label: 'Sujets' }),
  student_id: referenceAs('student', 'Student'),
  vehicle_ids: vehicles,
}
const branch = { ...sampleEntity(branchFields, 'branch'), fields: branchFields }
const student = { ...sampleEntity(studentFields, 'student'), fields: studentFields }
const lesson = { ...sampleEntity(lessonFields, 'lesson'), fields: lessonFields }
const vehicle = { ...sampleEntity(branchFields, 'vehicle'), fields: branchFields }

type WhereLesson = Where<typeof lesson>

const questions: readonly (readonly [what: string, where: WhereLesson, titles: readonly string[]])[] = [
  ['everything', {}, ['A', 'B', 'C', 'Éa']],
  ['a value', { status: 'done' }, ['B', 'C']],
  ['nothing', { day: null }, ['Éa']],
  ['one of some', { title: { in: ['A', 'C', 'nowhere'] } }, ['A', 'C']],
  ['one of none', { title: { in: [] } }, []],
  ['a span', { day: { from: '2026-01-02', to: '2026-01-03' } }, ['B', 'C']],
  ['a moment', { starts_at: { from: '2026-01-02T08:00:00Z' } }, ['B', 'C']],
  // As `toISOString` writes it.
  [
    'a moment up to one, whatever its fractions',
    { starts_at: { to: '2026-01-02T09:00:00.000Z' } },
    ['A', 'B'],
  ],
  ['the same moment in another zone', { starts_at: '2026-01-02T10:00:00.000+01:00' }, ['B']],
  ['the least amount', { price: { from: '10.10' } }, ['A', 'C']],
  ['a flag', { paid: true }, ['A']],
  ['letters, whatever their accents', { title: { contains: 'e' } }, ['Éa']],
  ['the first letters', { title: { startsWith: 'É' } }, ['Éa']],
  ['something there', { day: { empty: false } }, ['A', 'B', 'C']],
  ['one tag of some', { topics: { contains: 'park' } }, ['A', 'B']],
  ['a record that one of a list is', { Vehicles: { title: 'Golf' } }, ['B', 'C']],
  ['a record that it refers to', { Student: { title: 'Sami' } }, ['A', 'C']],
  ['one that this refers to', { Student: { Branch: { title: 'Oran' } } }, ['B']],
  ['any', { or: [{ title: 'A' }, { status: 'done', minutes: 45 }] }, ['A', 'C']],
  ['any of none', { or: [] }, []],
  ['not, which what is empty is not either', { not: { day: '2026-01-01' } }, ['B', 'C', 'Éa']],
  ['not one of a relation', { not: { Student: { title: 'Sami' } } }, ['B', 'Éa']],
  ['several at once', { status: 'done', Student: { title: 'Sami' } }, ['C']],
]

export function recordsSuite(kind: DatabaseKind): void {
  describe('what own code asks the records', () => {
    const server = useServer(kind, { entities: programOf(branch, student, lesson, vehicle) })
    let records: Records
    const titles = (found: readonly { readonly title: string }[]) => found.map((each) => each.title)

    beforeEach(async () => {
      records = createRecords(server.backend.store, null)
      const [oran, alger] = [
        await records.create(branch, { title: 'Oran' }),
        await records.create(branch, { title: 'Alger' }),
      ]
      const lina = await records.create(student, { title: 'Lina', branch_id: oran })
      const sami = await records.create(student, { title: 'Sami', branch_id: alger })
      const clio = await records.create(vehicle, { title: 'Clio' })
      const golf = await records.create(vehicle, { title: 'Golf' })
      const all = [
        {
          title: 'A',
          day: '2026-01-01',
          starts_at: '2026-01-01T09:00:00Z',
          price: '10.10',
          minutes: 30,
          paid: true,
          status: 'planned',
          topics: ['parking'],
          student_id: sami,
          vehicle_ids: [clio],
        },
        {
          title: 'B',
          day: '2026-01-02',
          starts_at: '2026-01-02T09:00:00Z',
          price: '-0.20',
          minutes: 60,
          paid: false,
          status: 'done',
          topics: ['parking', 'ville'],
          student_id: lina,
          vehicle_ids: [clio, golf],
        },
        {
          title: 'C',
          day: '2026-01-03',
          starts_at: '2026-01-03T09:00:00Z',
          price: '999999999999999.99',
          minutes: 45,
          paid: false,
          status: 'done',
          topics: [],
          student_id: sami,
          vehicle_ids: [golf],
        },
        {
          title: 'Éa',
          day: null,
          starts_at: null,
          price: null,
          minutes: null,
          paid: false,
          status: '',
          topics: [],
          student_id: null,
          vehicle_ids: [],
        },
      ] as const
      for (const each of all)
        await records.create(lesson, {
          ...each,
          topics: [...each.topics],
          vehicle_ids: [...each.vehicle_ids],
        })
    })

    it.each(questions)('finds %s', async (_what, where, expected) => {
      expect(titles(await records.find(lesson, { where }))).toEqual(expected)
      expect(await records.count(lesson, { where })).toBe(expected.length)
      expect(await records.exists(lesson, { where })).toBe(expected.length > 0)
    })

    it('is not held outside of a transaction', async () => {
      await expect(records.readForUpdate(lesson, 1)).rejects.toThrow(/readForUpdate stands in a hook/)
    })

    it('finds by ids, of records and of those that they refer to', async () => {
      const [a, b, c] = await records.find(lesson)
      expect(titles(await records.find(lesson, { where: { id: { in: [a?.id ?? 0, c?.id ?? 0] } } }))).toEqual(
        ['A', 'C'],
      )
      expect(titles(await records.find(lesson, { where: { id: { from: b?.id ?? 0 } } }))).toEqual([
        'B',
        'C',
        'Éa',
      ])
      const golf = await records.first(vehicle, { where: { title: 'Golf' } })
      const taught = { vehicle_ids: { in: [golf?.id ?? 0] } }
      expect(titles(await records.find(lesson, { where: taught }))).toEqual(['B', 'C'])
    })

    it('answers in an order, what is empty last, and goes on where a part ended', async () => {
      expect(titles(await records.find(lesson, { orderBy: 'minutes' }))).toEqual(['A', 'C', 'B', 'Éa'])
      const byPrice = { orderBy: { price: 'desc' }, limit: 2 } as const
      const part = await records.find(lesson, byPrice)
      expect(titles(part)).toEqual(['C', 'A'])
      const after = part.at(-1)?.id ?? 0
      expect(titles(await records.find(lesson, { ...byPrice, after }))).toEqual(['B', 'Éa'])
      expect(titles(await records.find(lesson, { orderBy: { id: 'desc' } as never, limit: 1 }))).toEqual([
        'Éa',
      ])
      expect((await records.first(lesson, { orderBy: { day: 'desc' } }))?.title).toBe('C')
      expect(await records.first(lesson, { where: { title: 'nowhere' } })).toBeNull()
    })

    it('adds up without rounding, and groups', async () => {
      expect(await records.sum(lesson, 'price')).toBe('1000000000000009.89')
      expect(await records.sum(lesson, 'minutes')).toBe(135)
      expect(await records.sum(lesson, 'price', { where: { title: 'nowhere' } })).toBe('0.00')
      expect(await records.average(lesson, 'minutes')).toBe(45)
      expect(await records.average(lesson, 'price', { where: { title: { in: ['A', 'B'] } } })).toBe('4.95')
      expect(await records.average(lesson, 'price', { where: { price: null } })).toBeNull()
      expect(await records.min(lesson, 'price')).toBe('-0.20')
      expect(await records.max(lesson, 'day')).toBe('2026-01-03')
      expect(await records.max(lesson, 'day', { where: { day: null } })).toBeNull()
      const groups = await records.groupBy(lesson, 'status', { sum: 'minutes', average: 'price' })
      expect(groups).toEqual([
        { key: '', count: 1, sum: 0, average: null },
        { key: 'done', count: 2, sum: 105, average: '499999999999999.90' },
        { key: 'planned', count: 1, sum: 30, average: '10.10' },
      ])
      expectTypeOf(groups[0]?.sum).toEqualTypeOf<number | undefined>()
      expectTypeOf(groups[0]?.average).toEqualTypeOf<string | null | undefined>()
    })

    it('goes through more than are held at once, also while they are deleted', async () => {
      const { queries } = server.backend.store
      const [{ id: _id, ...row } = {}] = await queries.selectFrom('branch').selectAll().execute()
      for (let made = 0; made < 1_200; made += 100)
        await queries
          .insertInto('branch')
          .values(Array.from({ length: 100 }, () => ({ ...row, title: 'même' })))
          .execute()
      const where = { title: 'même' }
      expect(await records.find(branch, { where })).toHaveLength(1_200)
      let seen = 0
      for await (const { id } of records.each(branch, { where, orderBy: { title: 'desc' } })) {
        seen += 1
        if (seen % 100 === 0) await records.destroy(branch, id)
      }
      expect(seen).toBe(1_200)
      expect(await records.count(branch, { where })).toBe(1_188)
    })

    it.each([
      ['a field that there is not', { where: { nowhere: 1 } }, '"nowhere" is no field of "lesson"'],
      ['what is not known yet', { where: { title: undefined } }, 'leave it out to mean all'],
      ['fields beside where', { title: 'A' }, '"title" is nothing that "lesson" is asked by'],
      ['an order of two', { orderBy: { day: 'asc', title: 'asc' } }, 'ordered by one field'],
      ['a place that is gone', { orderBy: 'day', after: 99 }, 'no record 99'],
    ])('refuses %s', async (_what, question: object, message) => {
      await expect(records.find(lesson, question)).rejects.toThrow(message)
    })
  })

  describe('the records as whoever asks sees them', () => {
    const SECRET = 'un-mot-de-passe'
    const player = entityNamed(clubWithRoles, 'player')
    const endpoints = defineEndpoints(player, {
      all: {
        method: 'GET',
        path: '/api/player/mine',
        async answer({ records, caller }) {
          const [mine, all] = [await records.as(caller).find(player), await records.find(player)]
          return { mine, all: all.length }
        },
      },
      open: {
        method: 'GET',
        path: '/api/player/open',
        isOpen: true,
        answer: async ({ records, caller }) => ({ found: await records.as(caller).find(player) }),
      },
      leave: {
        method: 'POST',
        path: '/api/player/leave',
        async answer({ records, caller }) {
          await records.as(caller).destroy(player, 2)
          return {}
        },
      },
    })
    const server = useServer(kind, { entities: clubWithRoles, behaviours: { player: { endpoints } } })

    it('holds back rows and fields, and refuses what they may not do', async () => {
      const { store } = server.backend
      const make = (entity: string, values: Values) =>
        createRecord(store, entityNamed(store.entities, entity), values)
      const [own, other] = [await make('team', { name: 'Rouge' }), await make('team', { name: 'Bleu' })]
      await make('player', { name: 'Ali', phone: 'Wage-1', team_id: own })
      await make('player', { name: 'Nadir', phone: 'Wage-2', team_id: other })
      const email = 'coach@example.dz'
      const account = { name: 'coach', email, role: 'coach', team_id: own, secret: SECRET, again: SECRET }
      await make('admin', account)
      const coach = server.stranger()
      await coach.logIn(email, SECRET)
      const { body } = await coach.get('/api/player/mine')
      expect(body).toMatchObject({ mine: [{ name: 'Ali', phone: '' }], all: 2 })
      expectRefused(await coach.json('POST', '/api/player/leave', {}), 404)
      expectRefused(await server.stranger().get('/api/player/open'), 403)
      expect((await server.admin.get('/api/player/mine')).body).toMatchObject({
        mine: [{ phone: 'Wage-1' }, { phone: 'Wage-2' }],
      })
    })
  })
}
recordsSuite.on = 'each database' as const
