import { JOB_RUNS_TABLE } from '../../../../src/features/jobs/server/job-runs-table.ts'
import { jobsService } from '../../../../src/features/jobs/server.ts'
import { describe, expect, it, vi } from 'vitest'
import { defineJobs, type JobContext } from '../../../../src/behaviour/jobs.ts'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { LANGUAGES } from '../../../../src/schema/values/text.ts'
import { listJobsCall, type JobState } from '../../../../src/features/jobs/calls.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused } from '../../harness/http-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'
import { speaking } from '../answers/spoken.ts'

const fields = { title: text({ label: 'Titre', required: true }) }
const note = { ...sampleEntity(fields, 'note'), fields }
const work = vi.fn<(context: JobContext) => void | Promise<void>>()
const jobs = defineJobs(note, {
  count: { label: { fr: 'Compter', ar: 'عد' }, every: '1 hour', run: (context) => work(context) },
})

const nothing = { fr: 'Rien à compter.', ar: 'لا شيء للعد.', en: 'Nothing to count.' }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A run that goes on until it is told to end. */
function endless() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end: () => end(), run: () => ended }
}

export function jobsSuite(kind: DatabaseKind): void {
  describe('jobs of an entity', () => {
    const server = useServer(kind, { entities: programOf(note), behaviours: { note: { jobs } } })
    const state = async (): Promise<JobState> => {
      const [job] = listJobsCall.answer.parse((await server.admin.get('/api/jobs')).answer).jobs
      if (!job) throw new Error('no job')
      return job
    }
    /** The moment from which a job is known. */
    const known = async () => {
      work.mockReset()
      const now = Date.now()
      await jobsService.of(server.backend).runDue(now)
      expect(work).not.toHaveBeenCalled()
      return now
    }

    it('are run when their turn comes, by nobody, and told of', async () => {
      const start = await known()
      expect(await state()).toMatchObject({ entity: 'note', label: 'Compter', isRunning: false, last: null })
      work.mockImplementation(async ({ records, by }) => {
        expect(by).toBe(null)
        await records.create(note, { title: 'compté' })
      })
      await jobsService.of(server.backend).runDue(start + HOUR - 1)
      expect(work).not.toHaveBeenCalled()
      await jobsService.of(server.backend).runDue(start + HOUR)
      await jobsService.of(server.backend).runDue(start + HOUR + MINUTE)
      expect(work).toHaveBeenCalledTimes(1)
      const { last, nextAt, every } = await state()
      expect(every).toEqual({ count: 1, unit: 'hour' })
      expect(last).toMatchObject({ outcome: 'done', message: '', ms: expect.any(Number) })
      expect(Date.parse(nextAt) - start).toBeGreaterThanOrEqual(2 * HOUR)
      const { answer } = await server.admin.get('/api/activity?entity=note')
      expect(answer['activity']).toMatchObject([{ action: 'created', by: null }])
    })

    it('are run where a killed process held them before its clock was put back', async () => {
      const start = await known()
      const { queries } = server.backend.store
      const held = { lease: 'x', leased_until: new Date(start + 3 * HOUR).toISOString() }
      await queries.updateTable(JOB_RUNS_TABLE).set(held).execute()
      expect(await state()).toMatchObject({ isRunning: false, last: { outcome: 'interrupted' } })
      await jobsService.of(server.backend).runDue(start + HOUR)
      expect(work).toHaveBeenCalledTimes(1)
    })

    it('are run by one of two processes, and not again while they are', async () => {
      const start = await known()
      const other = await server.backendElsewhere()
      const run = endless()
      work.mockImplementation(run.run)
      const both = [server.backend, other].map((each) => jobsService.of(each).runDue(start + HOUR))
      await expect.poll(() => work.mock.calls.length).toBe(1)
      await Promise.all([server.backend, other].map((each) => jobsService.of(each).runDue(start + HOUR + 1)))
      run.end()
      await Promise.all(both)
      expect(work).toHaveBeenCalledTimes(1)
    })

    it('are run again where the process of a run was killed, which can no longer say it ended', async () => {
      const start = await known()
      const other = await server.backendElsewhere()
      const run = endless()
      work.mockImplementationOnce(run.run)
      const killed = jobsService.of(server.backend).runDue(start + HOUR)
      await expect.poll(() => work.mock.calls.length).toBe(1)
      work.mockImplementationOnce(() => {
        throw new UserError(nothing)
      })
      await jobsService.of(other).runDue(start + HOUR + 2 * MINUTE)
      expect(work).toHaveBeenCalledTimes(2)
      run.end()
      await killed
      expect((await state()).last).toMatchObject({ outcome: 'failed', message: 'Rien à compter.' })
      for (const language of LANGUAGES) {
        const { answer } = await speaking(server.admin, language).get('/api/jobs')
        const [job] = listJobsCall.answer.parse(answer).jobs
        expect(job?.last?.message).toBe(nothing[language])
      }
    })

    it('that fail are run at their next turn, and tell people nothing of why', async () => {
      const start = await known()
      work.mockImplementation(() => {
        throw new Error('broken')
      })
      await jobsService.of(server.backend).runDue(start + HOUR)
      expect((await state()).last).toMatchObject({ outcome: 'failed', message: '' })
      await jobsService.of(server.backend).runDue(start + 2 * HOUR + MINUTE)
      expect(work).toHaveBeenCalledTimes(2)
    })

    it('stop for administrator 1, in whichever process they are run', async () => {
      const start = await known()
      const other = await server.backendElsewhere()
      work.mockImplementation(async ({ progress, signal }) => {
        progress(1, 3)
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      })
      const running = jobsService.of(other).runDue(start + HOUR)
      await expect.poll(() => work.mock.calls.length).toBe(1)
      expectRefused(await server.stranger().json('POST', '/api/jobs/note/count/stop', {}), 401)
      expectRefused(await server.admin.json('POST', '/api/jobs/note/toString/stop', {}), 404)
      expect((await server.admin.json('POST', '/api/jobs/note/count/stop', {})).status).toBe(200)
      await running
      const { isRunning, done, total, last, nextAt } = await state()
      expect({ isRunning, done, total }).toEqual({ isRunning: false, done: 1, total: 3 })
      expect(last).toMatchObject({ outcome: 'stopped', message: '' })
      expect(Date.parse(nextAt) - start).toBeGreaterThanOrEqual(2 * HOUR)
      const { answer } = await server.admin.get('/api/activity?action=stopped')
      expect(answer['activity']).toMatchObject([{ entity: 'note', ran: 'Compter', by: { id: 1 } }])
    })

    it('are run at once for administrator 1, and for nobody else where no access is told', async () => {
      await known()
      const values = { username: 'autre', name: 'Autre', email: 'autre@example.dz' }
      const password = 'un-mot-de-passe'
      const account = { ...values, password, confirmation_password: password }
      expect((await server.admin.json('POST', '/api/admin/register', account)).status).toBe(200)
      const other = server.stranger()
      expect((await other.logIn('autre', password)).status).toBe(200)
      expectRefused(await other.json('POST', '/api/jobs/note/count/run', {}), 403)
      expectRefused(await other.json('POST', '/api/jobs/note/count/stop', {}), 403)
      const run = endless()
      work.mockImplementation(async ({ progress }) => {
        progress(1, 2)
        await run.run()
      })
      expectRefused(await server.stranger().json('POST', '/api/jobs/note/count/run', {}), 401)
      expectRefused(await server.stranger().get('/api/jobs'), 401)
      expectRefused(await server.admin.json('POST', '/api/jobs/note/toString/run', {}), 404)
      expect((await server.admin.json('POST', '/api/jobs/note/count/run', {})).status).toBe(200)
      await expect.poll(() => work.mock.calls.length).toBe(1)
      expect((await state()).isRunning).toBe(true)
      run.end()
      await expect.poll(async () => (await state()).last?.outcome).toBe('done')
    })
  })
}
jobsSuite.on = 'each database' as const
