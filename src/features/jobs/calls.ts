import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../calls/call.ts'

/** A run that its process could not end is interrupted; one that somebody ended before is stopped. */
export const JOB_OUTCOMES = ['done', 'failed', 'interrupted', 'stopped'] as const

const JOB_UNITS = ['minute', 'hour', 'day'] as const

const jobSchema = z.object({
  entity: z.string(),
  name: z.string(),
  label: z.string(),
  every: z.object({ count: z.int(), unit: z.enum(JOB_UNITS) }),
  /** Or does so in a moment: its turn has come. */
  isRunning: z.boolean(),
  /** Somebody has asked it to stop. */
  isStopping: z.boolean(),
  /** How far the run is that is on, or the last one came, where it says so. */
  done: z.int(),
  total: z.int(),
  /** Null before the first run has ended. */
  last: z.nullable(
    z.object({
      at: z.string(),
      /** Null where nobody knows. */
      ms: z.nullable(z.int()),
      outcome: z.enum(JOB_OUTCOMES),
      /** What the job told people. */
      message: z.string(),
    }),
  ),
  nextAt: z.string(),
})

export type JobState = Read<typeof jobSchema>

export const listJobsCall = {
  method: 'GET',
  path: '/api/jobs',
  may: 'account',
  byKey: true,
  summary: 'What is done by the clock, with its last run and its next turn.',
  answer: z.object({ jobs: z.array(jobSchema) }),
} as const satisfies Call

export const runJobCall = {
  method: 'POST',
  path: '/api/jobs/:entity/:name/run',
  may: 'runJobs',
  isAct: true,
  summary: 'Makes a job due at once, for those whom the `access.jobs` of its entity names.',
} as const satisfies Call

export const stopJobCall = {
  method: 'POST',
  path: '/api/jobs/:entity/:name/stop',
  may: 'runJobs',
  isAct: true,
  summary: 'Asks the run of a job that is on to stop, for the same people; what is done stays done.',
} as const satisfies Call

export const jobsCalls = {
  listJobs: listJobsCall,
  runJob: runJobCall,
  stopJob: stopJobCall,
} as const satisfies Contract
