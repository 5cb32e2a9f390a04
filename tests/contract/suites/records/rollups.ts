import { beforeEach, describe, expect, it } from 'vitest'
import type { Records } from '../../../../src/behaviour/context.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { date } from '../../../../src/kinds/date/definition.ts'
import { decimal } from '../../../../src/kinds/decimal/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { FormValues } from '../../../../src/schema/entity/field-definition.ts'
import type { Rollup, Rollups } from '../../../../src/schema/entity/rollup.ts'
import { createRecords } from '../../../../src/server/records/custom-code.ts'
import { findRow } from '../../../../src/server/records/reading/read-records.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { hookTransaction, type UnitOfWork } from '../../../../src/server/records/rows/hooks.ts'
import { updateRow } from '../../../../src/server/records/rows/write-rows.ts'
import { refreshDerived } from '../../../../src/server/records/refresh-derived.ts'
import { referenceAs } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const title = text({ label: 'Titre', required: true })
const whole = (label: string) => number({ label, readOnly: true })
// The names of the entities are those of this test alone.
const from = (source: string): Pick<Rollup, 'of'> => ({ of: source as Rollup['of'] })

const branchFields = { title, lessons: whole('Leçons') }
const branch = {
  ...sampleEntity(branchFields, 'branch'),
  fields: branchFields,
  rollups: { lessons: { ...from('student.branch_id'), sum: 'lessons' } },
}
const studentFields = {
  title,
  branch_id: referenceAs('branch', 'Branch'),
  lessons: whole('Leçons'),
  done: whole('Faites'),
  spent: decimal({ label: 'Dépensé', readOnly: true }),
  hours: number({ label: 'Heures', readOnly: true, decimals: 1 }),
  last_on: date({ label: 'Dernière', readOnly: true }),
  first_on: date({ label: 'Première', readOnly: true }),
  told: text({ label: 'En un mot', readOnly: true }),
  most: number({ label: 'Au plus' }),
  room: text({ label: 'Place', readOnly: true }),
}
const student = {
  ...sampleEntity(studentFields, 'student'),
  fields: studentFields,
  rollups: {
    lessons: { ...from('lesson.student_id'), count: true },
    done: { ...from('lesson.student_id'), count: true, where: { status: 'done' } },
    spent: { ...from('lesson.student_id'), sum: 'price' },
    hours: { ...from('lesson.student_id'), sum: 'hours' },
    last_on: { ...from('lesson.student_id'), latest: 'day' },
    first_on: { ...from('lesson.student_id'), earliest: 'day' },
  } satisfies Rollups,
  computed: {
    told: ({ lessons, spent }: FormValues) => `${String(lessons)} leçons, ${String(spent)} DA`,
    room: ({ lessons, most }: FormValues) => (Number(lessons) < Number(most) ? 'libre' : 'complet'),
  },
}
const lessonFields = {
  title,
  student_id: referenceAs('student', 'Student', { onDelete: 'cascade' }),
  status: choice({ label: 'État', options: { planned: 'Prévue', done: 'Faite' } }),
  price: decimal({ label: 'Prix' }),
  hours: number({ label: 'Heures', decimals: 1 }),
  day: date({ label: 'Jour' }),
}
const lesson = { ...sampleEntity(lessonFields, 'lesson'), fields: lessonFields }

/** Three lessons in a file. */
const lessonsOf = (student_id: number) => ({
  columns: ['title', 'student_id.id', 'price', 'day'],
  rows: [1, 2, 3].map((line) => ({ line, cells: [`${line}`, `${student_id}`, '2.50', `2026-02-0${line}`] })),
})

const NOTHING = { lessons: 0, done: 0, spent: '0.00', hours: 0, last_on: null, first_on: null }

export function rollupsSuite(kind: DatabaseKind): void {
  describe('rollups', () => {
    const server = useServer(kind, { entities: programOf(branch, student, lesson) })
    let records: Records
    let [home, lina, sami] = [0, 0, 0]
    const of = (id: number) => records.read(student, id)
    const runFile = (entity: string, request: Values) =>
      runImport(server.admin, entity, {
        key: 'rollups',
        fileName: 'x.csv',
        mode: 'create',
        by: null,
        policy: 'valid',
        ...request,
      })
    const teach = (
      student_id: number | null,
      price: string,
      day: string,
      status: 'planned' | 'done' = 'done',
    ) => records.create(lesson, { title: day, student_id, price, day, status })

    beforeEach(async () => {
      records = createRecords(server.backend.store, null)
      home = await records.create(branch, { title: 'Oran' })
      lina = await records.create(student, { title: 'Lina', branch_id: home })
      sami = await records.create(student, { title: 'Sami', branch_id: home })
    })

    it('begin with nothing, and follow what refers to the record', async () => {
      expect(await of(lina)).toMatchObject({ ...NOTHING, told: '0 leçons, 0.00 DA' })
      await teach(lina, '10.10', '2026-01-02')
      const second = await teach(lina, '0.20', '2026-01-01', 'planned')
      await teach(sami, '5.00', '2026-03-01')
      const both = { lessons: 2, done: 1, spent: '10.30', last_on: '2026-01-02', first_on: '2026-01-01' }
      expect(await of(lina)).toMatchObject({ ...both, told: '2 leçons, 10.30 DA' })
      // In turn those of what is counted by them.
      expect(await records.read(branch, home)).toMatchObject({ lessons: 3 })

      await records.update(lesson, second, { status: 'done', price: '1.20' })
      expect(await of(lina)).toMatchObject({ done: 2, spent: '11.30' })
      await records.update(lesson, second, { student_id: sami })
      expect(await of(lina)).toMatchObject({ lessons: 1, spent: '10.10', first_on: '2026-01-02' })
      expect(await of(sami)).toMatchObject({ lessons: 2, spent: '6.20', first_on: '2026-01-01' })
      await records.update(lesson, second, { student_id: null })
      expect(await of(sami)).toMatchObject({ lessons: 1, spent: '5.00' })
    })

    it('follow the trash and what comes back, with the record itself too', async () => {
      const id = await teach(lina, '10.10', '2026-01-02')
      await records.destroy(lesson, id)
      expect(await of(lina)).toMatchObject({ ...NOTHING, told: '0 leçons, 0.00 DA' })
      await server.admin.json('POST', `/api/trash/lesson/${id}/restore`)
      expect(await of(lina)).toMatchObject({ lessons: 1, spent: '10.10' })
      await records.destroy(student, lina)
      expect(await records.read(branch, home)).toMatchObject({ lessons: 0 })
      await server.admin.json('POST', `/api/trash/student/${lina}/restore`)
      expect(await of(lina)).toMatchObject({ lessons: 1, spent: '10.10', told: '1 leçons, 10.10 DA' })
      expect(await records.read(branch, home)).toMatchObject({ lessons: 1 })
    })

    it('follow imports and changes of many', async () => {
      await runFile('lesson', lessonsOf(lina))
      expect(await of(lina)).toMatchObject({ lessons: 3, spent: '7.50', last_on: '2026-02-03' })
      const ids = (await records.find(lesson, { where: { student_id: lina } })).map(({ id }) => id)
      const update = ids.map((id) => ({ id, values: { student_id: sami } }))
      await server.admin.json('POST', '/api/bulk/lesson', { update })
      expect(await of(lina)).toMatchObject(NOTHING)
      expect(await of(sami)).toMatchObject({ lessons: 3, spent: '7.50' })
    })

    it('are no change of the record: its version and history stay, and nobody writes them', async () => {
      await teach(lina, '10.10', '2026-01-02')
      const { answer } = await server.admin.get(`/api/student/read/${lina}`)
      expect(answer['one']).toMatchObject({ version: 1, lessons: 1 })
      const sent = {
        id: String(lina),
        title: 'Lina B.',
        branch_id: String(home),
        lessons: '99',
        version: '1',
      }
      expect((await server.admin.multipart('PUT', '/api/student/update', sent)).status).toBe(200)
      expect(await of(lina)).toMatchObject({ title: 'Lina B.', lessons: 1, told: '1 leçons, 10.10 DA' })
    })

    it('sort and filter lists', async () => {
      await teach(sami, '5.00', '2026-03-01')
      const list = async (query: string) => {
        const { answer } = await server.admin.get(`/api/student?page=1&pageSize=10&${query}`)
        return [answer['many']].flat().map((each) => Object(each).title)
      }
      expect(await list('sort=lessons&order=desc')).toEqual(['Sami', 'Lina'])
      expect(await list('filter.spent.from=1')).toEqual(['Sami'])
    })

    it('count what several write at the same time', async () => {
      await Promise.all(
        Array.from({ length: 12 }, (_, index) => teach(lina, '1.00', `2026-01-${index + 10}`)),
      )
      expect(await of(lina)).toMatchObject({ lessons: 12, spent: '12.00' })
    })

    it('are those of the records that are there, whatever came before', async () => {
      const anyLesson = () => ({
        student_id: [lina, sami, null][pick(3)] ?? null,
        price: `${pick(40) - 10}.${pick(90) + 10}`,
        hours: pick(5) / 2,
        day: `2026-01-0${pick(6) + 1}`,
        status: pick(2) === 0 ? ('done' as const) : ('planned' as const),
      })
      const taught = new Map<number, ReturnType<typeof anyLesson>>()
      const trash: (readonly [number, ReturnType<typeof anyLesson>])[] = []
      // The same turns each time: no test that fails now and then.
      let seed = 7
      const pick = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
      for (let turn = 0; turn < 60; turn += 1) {
        const id = [...taught.keys()][pick(taught.size + 3)]
        const values = anyLesson()
        const stored = id === undefined ? undefined : taught.get(id)
        const [deleted, before] = trash.at(-1) ?? []
        if (deleted !== undefined && before && turn % 7 === 0) {
          await server.admin.json('POST', `/api/trash/lesson/${deleted}/restore`)
          taught.set(deleted, before)
          trash.pop()
        } else if (id === undefined || !stored) {
          taught.set(await records.create(lesson, { title: `${turn}`, ...values }), values)
        } else if (pick(3) === 0) {
          await records.destroy(lesson, id)
          taught.delete(id)
          trash.push([id, stored])
        } else {
          await records.update(lesson, id, values)
          taught.set(id, values)
        }
      }
      expect(trash.length).toBeGreaterThan(2)
      for (const student_id of [lina, sami]) {
        const own = [...taught.values()].filter((each) => each.student_id === student_id)
        const days = own.map(({ day }) => day).toSorted()
        const cents = own.reduce((sum, { price }) => sum + Math.round(Number(price) * 100), 0)
        const done = own.filter(({ status }) => status === 'done').length
        const hours = own.reduce((sum, each) => sum + each.hours, 0)
        const figures = { lessons: own.length, done, hours, spent: (cents / 100).toFixed(2) }
        const between = { first_on: days[0] ?? null, last_on: days.at(-1) ?? null }
        expect(await of(student_id)).toMatchObject({ ...figures, ...between })
      }
      const all = [...taught.values()].filter(({ student_id }) => student_id !== null)
      expect(await records.read(branch, home)).toMatchObject({ lessons: all.length })
    })

    it('are shifted by a change, without a look at all records', async () => {
      const first = await teach(lina, '10.10', '2026-01-02')
      // As if there were many more.
      const { queries } = server.backend.store
      await queries.updateTable('student').set({ lessons: 1_000, spent: '5000.00' }).execute()
      await teach(lina, '0.90', '2026-01-01')
      await records.update(lesson, first, { price: '0.10' })
      expect(await of(lina)).toMatchObject({ lessons: 1_001, spent: '4990.90', last_on: '2026-01-02' })
      await records.destroy(lesson, first)
      expect(await of(lina)).toMatchObject({ lessons: 1_000, spent: '4990.80', last_on: '2026-01-01' })
    })

    it('are written once for all records of an import or a deletion', async () => {
      const writes = async (entity: string) => {
        const { queries } = server.backend.store
        const counters = await queries
          .selectFrom('data_versions')
          .select('version')
          .where('entity', '=', entity)
          .execute()
        return counters.reduce((sum, { version }) => sum + Number(version), 0)
      }
      const before = [await writes('student'), await writes('branch')]
      await runFile('lesson', lessonsOf(lina))
      expect([await writes('student'), await writes('branch')]).toEqual(before.map((each) => each + 1))
      await records.destroy(student, lina)
      expect(await writes('branch')).toBe(Number(before[1]) + 2)
      expect(await records.read(branch, home)).toMatchObject({ lessons: 0 })
    })

    it('are known to what is computed of them, also where they changed after a save had read its record', async () => {
      const { store } = server.backend
      await records.update(student, lina, { most: 1 })
      const before = await findRow(store, student, lina)
      await teach(lina, '1.00', '2026-01-01')
      expect(await of(lina)).toMatchObject({ lessons: 1, room: 'complet' })
      const hooked = hookTransaction(store)
      const save = (unit: UnitOfWork) =>
        updateRow(unit, student, { before: before ?? {}, columns: { most: 2 } }, null)
      await store.transact((transaction) => hooked.run(transaction, save))
      expect(await of(lina)).toMatchObject({ lessons: 1, most: 2, room: 'libre' })
      const found = { page: 1, pageSize: 5, q: 'libre' }
      expect((await listPage(store, student, found)).records).toMatchObject([{ id: lina }])
    })

    it('stay when a change of their own record is taken back', async () => {
      await runFile('student', {
        mode: 'update',
        by: 'id',
        columns: ['id', 'branch_id.id'],
        rows: [{ line: 1, cells: [`${lina}`, ''] }],
      })
      await teach(lina, '10.10', '2026-01-02')
      expect((await server.admin.json('POST', '/api/import/student/undo/rollups')).status).toBe(200)
      expect(await of(lina)).toMatchObject({ branch_id: home, lessons: 1, told: '1 leçons, 10.10 DA' })
      expect(await records.read(branch, home)).toMatchObject({ lessons: 1 })
    })

    it('are worked out at the start where the config says other ones', async () => {
      await teach(lina, '10.10', '2026-01-02', 'planned')
      const { store } = server.backend
      const done: Rollup = { ...from('lesson.student_id'), count: true }
      await refreshDerived(store, { ...student, rollups: { ...student.rollups, done } })
      expect(await of(lina)).toMatchObject({ done: 1 })
    })
  })
}
rollupsSuite.on = 'each database' as const
