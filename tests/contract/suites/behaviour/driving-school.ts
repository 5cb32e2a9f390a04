import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { derivedColumns } from '../../../../src/server/database/derived-columns.ts'
import { refreshDerived } from '../../../../src/server/records/refresh-derived.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { resultsOf, runAction } from '../../harness/action-client.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { HttpClient, Reply, Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const BUSY = 'Ce moniteur a déjà une leçon à cette heure.'
const TAKEN = 'Ce véhicule est déjà pris à cette heure.'
const ELSEWHERE = 'Cet élève a déjà une leçon à cette heure.'
const AWAY = 'Ce moniteur est absent à cette heure.'
const TOO_MANY = 'Ce moniteur donne 20 heures de leçons par semaine au plus.'
const IN_DEBT = 'Le solde de cet élève ne lui permet pas de réserver.'

const said = ({ answer }: Reply) => answer.errors?.map(({ msg }) => msg) ?? []

/** The clocks of Algiers are an hour ahead. 2027-03-07 is a Sunday. */
const at = (day: number, clock: string) =>
  `${new Date(Date.parse(`2027-03-07T${clock}:00Z`) + (day - 1) * 86_400_000 - 3_600_000).toISOString().slice(0, 19)}Z`

export function drivingSchoolSuite(kind: DatabaseKind): void {
  describe('the rules of the driving school', () => {
    const { entities, behaviours } = domainNamed('driving-school')
    const server = useServer(kind, { entities, behaviours })
    let [branch_id, course_id] = [0, 0]
    const add = async (path: string, values: Values, client = server.admin) => {
      const reply = await client.json('POST', `/api/${path}/create`, values)
      expect(said(reply), path).toEqual([])
      return Number(reply.answer.id)
    }
    const addStudent = (name: string) => add('students', { name, branch_id, course_id })
    const addInstructor = (name: string) => add('instructors', { name, branch_id, weekly_hours: 20 })
    const addVehicle = (plate: string) => add('vehicles', { plate, branch_id, is_active: true })
    const book = (values: Values, client: HttpClient = server.admin) =>
      client.json('POST', '/api/lessons/create', { branch_id, lasts: 60, ...values })
    const read = async (path: string, id: number, one: string) =>
      (await server.admin.get(`/api/${path}/read/${id}`)).answer[one]
    const move = async (id: number, stage: string) =>
      resultsOf(await runAction(server.admin, `lesson/to-${stage}`, [id]))

    beforeEach(async () => {
      branch_id = await add('branches', { name: 'Oran', credit: '1000.00' })
      course_id = await add('courses', { name: 'Permis B', hourly_price: '1200.00' })
    })

    it('give an instructor, a vehicle and a student one lesson at a time', async () => {
      const [lina, sami] = [await addStudent('Lina'), await addStudent('Sami')]
      const [omar, rym] = [await addInstructor('Omar'), await addInstructor('Rym')]
      const [clio, ibiza] = [await addVehicle('1'), await addVehicle('2')]
      const first = { student_id: lina, instructor_id: omar, vehicle_id: clio, starts_at: at(1, '10:00') }
      expect(said(await book(first))).toEqual([])
      const other = { student_id: sami, instructor_id: rym, vehicle_id: ibiza }
      const cases: readonly [Values, readonly string[]][] = [
        [{ ...other, instructor_id: omar, starts_at: at(1, '10:30') }, [BUSY]],
        [{ ...other, vehicle_id: clio, starts_at: at(1, '09:30') }, [TAKEN]],
        [{ ...other, student_id: lina, starts_at: at(1, '10:15'), lasts: 30 }, [ELSEWHERE]],
        // Around all of it.
        [{ ...other, instructor_id: omar, starts_at: at(1, '08:00'), lasts: 240 }, [BUSY]],
        // As it ends, and until it begins.
        [{ ...first, starts_at: at(1, '11:00') }, []],
        [{ ...first, starts_at: at(1, '09:00') }, []],
        [{ ...other, starts_at: at(1, '10:00') }, []],
      ]
      for (const [values, messages] of cases) expect(said(await book(values))).toEqual(messages)
    })

    it('hold for changes too, and free what is cancelled', async () => {
      const [lina, omar] = [await addStudent('Lina'), await addInstructor('Omar')]
      const values = { branch_id, student_id: lina, instructor_id: omar, lasts: 60 }
      const [ten, noon] = [
        await add('lessons', { ...values, starts_at: at(1, '10:00') }),
        await add('lessons', { ...values, starts_at: at(1, '12:00') }),
      ]
      const change = (starts_at: string, lasts: number) =>
        server.admin.json('PUT', '/api/lessons/update', { ...values, id: noon, starts_at, lasts })
      expect(said(await change(at(1, '10:30'), 60))).toEqual([ELSEWHERE])
      // Its own hour is no other lesson.
      expect(said(await change(at(1, '12:00'), 90))).toEqual([])
      expect(await read('lessons', noon, 'lesson')).toMatchObject({
        ends_at: at(1, '13:30'),
        price: '1800.00',
      })
      expect(await move(ten, 'cancelled')).toEqual([undefined])
      expect(said(await change(at(1, '10:30'), 60))).toEqual([])
    })

    it('give nobody a lesson while they are away', async () => {
      const [lina, omar] = [await addStudent('Lina'), await addInstructor('Omar')]
      await add('absences', { instructor_id: omar, starts_at: at(1, '00:00'), ends_at: at(3, '12:00') })
      const values = { student_id: lina, instructor_id: omar }
      expect(said(await book({ ...values, starts_at: at(2, '10:00') }))).toEqual([AWAY])
      expect(said(await book({ ...values, starts_at: at(3, '12:00') }))).toEqual([])
    })

    it('give an instructor so many hours of a week, which begins on Sunday at midnight here', async () => {
      const omar = await addInstructor('Omar')
      const lesson = async (day: number, clock: string, lasts = 240) =>
        book({
          student_id: await addStudent(`${day}`),
          instructor_id: omar,
          starts_at: at(day, clock),
          lasts,
        })
      for (const day of [1, 2, 3, 4]) expect(said(await lesson(day, '08:00'))).toEqual([])
      expect(said(await lesson(7, '20:00', 180))).toEqual([])
      expect(said(await lesson(7, '23:00', 90))).toEqual([TOO_MANY])
      expect(said(await lesson(8, '00:00', 90))).toEqual([])
      expect(said(await lesson(5, '08:00', 60))).toEqual([])
      expect(said(await lesson(6, '08:00', 30))).toEqual([TOO_MANY])
    })

    it('book nothing for whoever owes more than the credit of the branch', async () => {
      const [lina, omar] = [await addStudent('Lina'), await addInstructor('Omar')]
      const values = { branch_id, student_id: lina, instructor_id: omar, lasts: 60 }
      const [one] = [await add('lessons', { ...values, starts_at: at(1, '10:00') })]
      expect(said(await book({ ...values, starts_at: at(1, '11:00') }))).toEqual([])
      await move(one, 'done')
      expect(await read('students', lina, 'student')).toMatchObject({
        lessons: 1,
        hours: 1,
        spent: '1200.00',
        paid: '0.00',
        balance: '-1200.00',
        last_lesson: at(1, '10:00'),
      })
      expect(said(await book({ ...values, starts_at: at(1, '12:00') }))).toEqual([IN_DEBT])
      await add('payments', { student_id: lina, amount: '200.00', paid_on: '2027-03-07' })
      expect(await read('students', lina, 'student')).toMatchObject({ paid: '200.00', balance: '-1000.00' })
      expect(said(await book({ ...values, starts_at: at(1, '12:00') }))).toEqual([])
    })

    it('are right with a thousand lessons before', async () => {
      const [lina, omar] = [await addStudent('Lina'), await addInstructor('Omar')]
      await fill(1_000, { branch_id, student_id: lina, instructor_id: omar })
      const values = { branch_id, student_id: lina, instructor_id: omar, lasts: 60 }
      await add('payments', { student_id: lina, amount: '1000000.00', paid_on: '2027-03-07' })
      for (const hour of [0, 500, 999])
        expect(said(await book({ ...values, starts_at: hourAfter(hour) }))).toEqual([ELSEWHERE])
      const last = await add('lessons', { ...values, starts_at: at(1, '10:00') })
      expect(said(await book({ ...values, starts_at: at(1, '10:30') }))).toEqual([ELSEWHERE])
      await move(last, 'done')
      // A thousand of 1,000 each and this one.
      const figures = { lessons: 1_001, hours: 1_001, spent: '1001200.00', balance: '-1200.00' }
      expect(await read('students', lina, 'student')).toMatchObject(figures)
    })

    it('find the lessons of somebody by an index that goes on by their moments', async () => {
      const { adapter, queries } = server.backend.store
      const found = await adapter.describeTable(queries, 'lesson')
      const ofInstructors = [...(found?.indexes.keys() ?? [])].filter((name) =>
        name.includes('instructor_id'),
      )
      expect(ofInstructors).toEqual(['lesson_instructor_id_starts_at_index'])
    })

    it('let one of two in who book the same at the same moment, in whichever process', async () => {
      const elsewhere = await server.elsewhere()
      const [lina, sami] = [await addStudent('Lina'), await addStudent('Sami')]
      const [omar, rym] = [await addInstructor('Omar'), await addInstructor('Rym')]
      const [clio, ibiza] = [await addVehicle('1'), await addVehicle('2')]
      const one = { student_id: lina, instructor_id: omar, vehicle_id: clio }
      const other = { student_id: sami, instructor_id: rym, vehicle_id: ibiza }
      const shared: readonly [Values, string][] = [
        [{ student_id: lina }, ELSEWHERE],
        [{ instructor_id: omar }, BUSY],
        [{ vehicle_id: clio }, TAKEN],
      ]
      for (const [day, [same, message]] of shared.entries())
        for (const client of [server.admin, elsewhere]) {
          const starts_at = at(day + 1, client === elsewhere ? '10:00' : '14:00')
          const replies = await Promise.all([
            book({ ...one, starts_at }),
            book({ ...other, ...same, starts_at }, client),
          ])
          expect(replies.map(said).toSorted()).toEqual([[], [message]])
        }
    })

    it('let one of two in who take the last hour of a week', async () => {
      const omar = await addInstructor('Omar')
      const ids = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(addStudent))
      const lesson = (day: number, lasts = 240) =>
        book({ student_id: ids[day - 1], instructor_id: omar, starts_at: at(day, '08:00'), lasts })
      for (const day of [1, 2, 3]) await lesson(day)
      await lesson(3, 240)
      const replies = await Promise.all([lesson(4), lesson(5), lesson(5), lesson(4)])
      expect(replies.filter((reply) => said(reply).length === 0)).toHaveLength(2)
    })

    /** Done lessons of an hour each, one after the other, as they would have been stored. */
    async function fill(count: number, values: Values): Promise<void> {
      const lesson = entityNamed('lesson')
      const now = new Date().toISOString()
      const rows = Array.from({ length: count }, (_, hour) => {
        const [starts_at, ends_at] = [hourAfter(hour), hourAfter(hour + 1)]
        const row = { ...values, starts_at, ends_at, lasts: 60, price: '1000.00', state: 'done', report: '' }
        return { ...row, ...derivedColumns(lesson, row), created_at: now, updated_at: now }
      })
      await server.backend.store.transact(async (transaction) => {
        for (const row of rows) await transaction.insertInto('lesson').values(row).execute()
      })
      await refreshDerived(server.backend.store, entityNamed('student'))
    }

    function entityNamed(name: string): AnyEntity {
      const entity = entities.find((each) => each.name === name)
      if (!entity) throw new Error(name)
      return entity
    }
  })
}
drivingSchoolSuite.on = 'each database' as const

/** Long before the other lessons. */
function hourAfter(hours: number): string {
  return `${new Date(Date.parse('2026-01-01T00:00:00Z') + hours * 3_600_000).toISOString().slice(0, 19)}Z`
}
