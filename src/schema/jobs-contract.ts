import * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint } from './endpoint.ts'

/** Calls about what is done by the clock; `:entity` and `:id` are names. Our own backend alone has them. */
export const jobsContract = {
  list: { method: 'GET', path: '/api/jobs', answer: 'jobs' },
  /** Makes it due at once. */
  run: { method: 'POST', path: '/api/jobs/:entity/:id/run' },
} as const satisfies Record<string, Endpoint | AnsweringEndpoint>

/** A run that its process could not end is interrupted. */
export const JOB_OUTCOMES = ['done', 'failed', 'interrupted'] as const

export const JOB_UNITS = ['minute', 'hour', 'day'] as const

export const jobsSchema = z.array(
  z.object({
    entity: z.string(),
    name: z.string(),
    label: z.string(),
    every: z.object({ count: z.int(), unit: z.enum(JOB_UNITS) }),
    /** Or does so in a moment: its turn has come. */
    isRunning: z.boolean(),
    /** How far the run is that is on, where it says so. */
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
