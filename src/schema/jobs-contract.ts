import * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint } from './endpoint.ts'

/** Calls about what is done by the clock; `:entity` and `:id` are names. Our own backend alone has them. */
export const jobsContract = {
  list: { method: 'GET', path: '/api/jobs', answer: 'jobs' },
  /** Makes it due at once. */
  run: { method: 'POST', path: '/api/jobs/:entity/:id/run' },
  /** Asks the run that is on to stop, in whichever process. */
  stop: { method: 'POST', path: '/api/jobs/:entity/:id/stop' },
} as const satisfies Record<string, Endpoint | AnsweringEndpoint>

/** A run that its process could not end is interrupted; one that somebody ended before is stopped. */
export const JOB_OUTCOMES = ['done', 'failed', 'interrupted', 'stopped'] as const

const JOB_UNITS = ['minute', 'hour', 'day'] as const

export const jobsSchema = z.array(
  z.object({
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
  }),
)

export type JobState = z.infer<typeof jobsSchema>[number]
