import { beforeEach, describe, expect, it } from 'vitest'
import { domainNamed } from '../../../domains/domains.ts'
import { runAction } from '../../harness/action-client.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { openEvents } from '../../harness/event-stream.ts'
import { expectRefused, type HttpClient, type Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'

/** An instructor sees the lessons that they give, and those of the students of their branch: by every door. */
export function drivingSchoolRowsSuite(kind: DatabaseKind): void {
  describe('what an instructor of the driving school sees', () => {
    const { entities, behaviours } = domainNamed('driving-school')
    const server = useServer(kind, { entities, behaviours })
    let omar: HttpClient
    let oran = 0
    let students = { lina: 0, sami: 0, nour: 0 }
    let lessons = { lina: 0, sami: 0, nour: 0 }
    const add = async (path: string, values: Values) => {
      const { status, body, answer } = await server.admin.json('POST', `/api/${path}/create`, values)
      expect(status, JSON.stringify(body)).toBe(200)
      return Number(answer.id)
    }
    const told = (body: unknown) =>
      [...new Set(JSON.stringify(body).match(/leçon-\w+/g))].sort().join().replaceAll('leçon-', '')
    const seen = async (path: string, client = omar) => {
      const { status, body } = await client.get(path)
      expect(status, path).toBe(200)
      return told(body)
    }

    beforeEach(async () => {
      oran = await add('branches', { name: 'Oran', credit: '1000.00' })
      const alger = await add('branches', { name: 'Alger', credit: '1000.00' })
      const course_id = await add('courses', { name: 'Permis B', hourly_price: '1200.00' })
      const account = { name: 'Omar', email: 'omar@example.dz', role: 'instructor', branch_id: oran }
      const account_id = await add('staff', { ...account, password: SECRET, password_again: SECRET })
      const addStudent = (name: string, branch_id: number) => add('students', { name, branch_id, course_id })
      students = {
        lina: await addStudent('Lina', oran),
        sami: await addStudent('Sami', alger),
        nour: await addStudent('Nour', alger),
      }
      const rym = await add('instructors', { name: 'Rym', branch_id: oran, weekly_hours: 40 })
      const own = await add('instructors', { name: 'Omar', branch_id: alger, weekly_hours: 40, account_id })
      const other = await add('instructors', { name: 'Ali', branch_id: alger, weekly_hours: 40 })
      const book = (branch_id: number, student_id: number, instructor_id: number, report: string) =>
        add('lessons', {
          branch_id,
          student_id,
          instructor_id,
          starts_at: '2027-03-07T09:00:00Z',
          lasts: 60,
          report,
        })
      lessons = {
        lina: await book(oran, students.lina, rym, 'leçon-branche'),
        sami: await book(alger, students.sami, own, 'leçon-propre'),
        nour: await book(alger, students.nour, other, 'leçon-loin'),
      }
      omar = server.stranger()
      expect((await omar.logIn('omar@example.dz', SECRET)).status).toBe(200)
    })

    it('is the same by all doors', async () => {
      const both = 'branche,propre'
      expect(await seen('/api/lessons')).toBe(both)
      expect(await seen('/api/lessons?page=1&sort=starts_at')).toBe(both)
      expect((await omar.get('/api/lessons?page=1')).answer['total']).toBe(2)
      expect(await seen('/api/lessons?q=leçon')).toBe(both)
      expect(await seen('/api/lessons?filter.Instructor.name.contains=rym')).toBe('branche')
      expect((await omar.get('/api/bulk/lesson/ids')).answer['ids']).toEqual([lessons.lina, lessons.sami])
      const file = await omar.raw('/api/export/lesson?format=csv&columns=all', {})
      expect(told(await file.text())).toBe(both)
      expect(await seen(`/api/lessons/read/${lessons.sami}`)).toBe('propre')
      expect(await seen(`/api/history/lesson/${lessons.sami}`)).toBe('propre')
      expect(await seen('/api/activity')).toBe(both)
      expect((await omar.get('/api/home')).answer).toMatchObject({ lessons: 2, thisWeek: { lessons: 2 } })
      for (const path of ['lessons/read', 'history/lesson'])
        expectRefused(await omar.get(`/api/${path}/${lessons.nour}`), 404)
      expectRefused(await omar.get(`/api/events?entity=lesson&record=${lessons.nour}`), 404)
      expectRefused(
        await omar.json('PUT', '/api/lessons/update', { id: lessons.nour, report: 'leçon-x' }),
        404,
      )
      const bulk = await omar.json('POST', '/api/bulk/lesson', {
        update: [lessons.sami, lessons.nour].map((id) => ({ id, values: { report: 'leçon-neuve' } })),
      })
      expect(bulk.answer['results']).toMatchObject([{ done: true }, { done: false }])
      const moved = await runAction(omar, 'lesson/to-done', [lessons.nour])
      expect(moved.at(-1)).toMatchObject({ results: [{ done: false }] })
      const rows = [lessons.lina, lessons.nour].map((id, line) => ({
        line: line + 2,
        cells: [`${id}`, 'leçon-lue'],
      }))
      const file2 = { key: 'i', fileName: 'a.csv', columns: ['id', 'report'], rows, mode: 'update', by: 'id' }
      expect(await runImport(omar, 'lesson', { ...file2, policy: 'valid' })).toMatchObject({
        updated: 1,
        mistakes: [{ line: 3 }],
      })
      expect(await seen('/api/lessons', server.admin)).toBe('loin,lue,neuve')
    })

    it('moves with what a lesson refers to, at once', async () => {
      const stream = await openEvents(omar)
      const change = (entity: string, id: number, values: Values) =>
        server.admin.json('POST', `/api/bulk/${entity}`, { update: [{ id, values }] })
      const paths = ['/api/lessons', '/api/lessons?page=1', '/api/home']
      for (const path of paths) await omar.get(path)
      await change('lesson', lessons.nour, { report: 'leçon-avant' })
      expect(await seen('/api/lessons')).toBe('branche,propre')
      await change('student', students.nour, { branch_id: oran })
      expect(await seen('/api/lessons')).toBe('avant,branche,propre')
      expect((await omar.get('/api/lessons?page=1')).answer['total']).toBe(3)
      expect(await seen(`/api/history/lesson/${lessons.nour}`)).toBe('avant,loin')
      await change('lesson', lessons.nour, { report: 'leçon-fin' })
      await expect
        .poll(() => stream.changes, { timeout: 10_000 })
        .toContainEqual(expect.objectContaining({ entity: 'lesson', id: lessons.nour }))
      await stream.close()
    })

    it('is so of deleted lessons', async () => {
      for (const id of Object.values(lessons))
        expect((await server.admin.json('DELETE', '/api/lessons/destroy', { id })).status).toBe(200)
      expect(await seen('/api/trash?entity=lesson')).toBe('branche,propre')
      expect(await seen('/api/activity')).toBe('branche,propre')
      expect(await seen(`/api/history/lesson/${lessons.lina}`)).toBe('branche')
      expectRefused(await omar.get(`/api/history/lesson/${lessons.nour}`), 404)
    })
  })
}
drivingSchoolRowsSuite.on = 'each database' as const
