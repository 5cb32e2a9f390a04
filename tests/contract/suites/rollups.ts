import { beforeEach, describe, expect, it } from 'vitest'
import type { Records } from '../../../src/behaviour/context.ts'
import { choice } from '../../../src/kinds/choice/meaning.ts'
import { date } from '../../../src/kinds/date/meaning.ts'
import { decimal } from '../../../src/kinds/decimal/meaning.ts'
import { number } from '../../../src/kinds/number/meaning.ts'
import { text } from '../../../src/kinds/text/meaning.ts'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { FormValues } from '../../../src/schema/field-meaning.ts'
import type { Rollup, Rollups } from '../../../src/schema/rollup.ts'
import { createRecords } from '../../../src/server/records/own-code/own-records.ts'
import { prepareRollups } from '../../../src/server/records/rollups/prepare-rollups.ts'
import { referenceAs } from '../../sample/reference-to.ts'
import type { DatabaseKind } from '../harness/databases.ts'
import { runImport } from '../harness/import-client.ts'
import { programOf, sampleEntity } from '../harness/sample-entity.ts'
import { useServer } from '../harness/test-server.ts'

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
  last_on: date({ label: 'Dernière', readOnly: true }),
  first_on: date({ label: 'Première', readOnly: true }),
  told: text({ label: 'En un mot', readOnly: true }),
}
const student = {
  ...sampleEntity(studentFields, 'student'),
  fields: studentFields,
  rollups: {
    lessons: { ...from('lesson.student_id'), count: true },
    done: { ...from('lesson.student_id'), count: true, where: { status: 'done' } },
    spent: { ...from('lesson.student_id'), sum: 'price' },
    last_on: { ...from('lesson.student_id'), latest: 'day' },
    first_on: { ...from('lesson.student_id'), earliest: 'day' },
  } satisfies Rollups,
  computed: {
    told: ({ lessons, spent }: FormValues) => `${String(lessons)} leçons, ${String(spent)} DA`,
  },
}
const lessonFields = {
  title,
  student_id: referenceAs('student', 'Student', { onDelete: 'cascade' }),
  status: choice({ label: 'État', options: { planned: 'Prévue', done: 'Faite' } }),
  price: decimal({ label: 'Prix' }),
  day: date({ label: 'Jour' }),
}
const lesson = { ...sampleEntity(lessonFields, 'lesson'), fields: lessonFields }

const NOTHING = { lessons: 0, done: 0, spent: '0.00', last_on: null, first_on: null }

export function rollupsSuite(kind: DatabaseKind): void {
  describe('rollups', () => {
    const server = useServer(kind, { entities: programOf(branch, student, lesson) })
    let records: Records
    let [home, lina, sami] = [0, 0, 0]
    const of = (id: number) => records.read(student, id)
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
      await runImport(server.admin, 'lesson', {
        key: 'rollups',
        fileName: 'x.csv',
        mode: 'create',
        by: null,
        policy: 'valid',
        columns: ['title', 'student_id.id', 'price', 'day'],
        rows: [1, 2, 3].map((line) => ({ line, cells: [`${line}`, `${lina}`, '2.50', `2026-02-0${line}`] })),
      })
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

    it('are worked out at the start where the config says other ones', async () => {
      await teach(lina, '10.10', '2026-01-02', 'planned')
      const { store } = server.backend
      const changed = store.allEntities.map((each) =>
        each.name === 'student'
          ? { ...each, rollups: { ...each.rollups, done: { ...from('lesson.student_id'), count: true } } }
          : each,
      ) as readonly AnyEntity[]
      await prepareRollups(store, changed)
      expect(await of(lina)).toMatchObject({ done: 1 })
    })
  })
}
