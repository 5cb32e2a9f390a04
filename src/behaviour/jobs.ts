import type { Text } from '../schema/values/text.ts'
import type { Context } from './context.ts'
import type { Recorded } from '../schema/where/where.ts'
import type { Every } from './every.ts'

/** What a job is given to work with. Nobody acts: `by` is null. */
export interface JobContext extends Context {
  /** Shows how far it is. */
  progress(done: number, total: number): void
  /**
   * Aborted when somebody stops the job, which is then run at its next turn, and when the process stops: then it is run again by
   * another one, or at the next start. What looks at it between records stops there.
   */
  readonly signal: AbortSignal
}

/** What is done by the clock. */
export interface Job {
  /** What the activity screen calls it: `label: 'Rappeler les visites'` */
  readonly label: Text
  /** The time from one run to the next, in minutes, hours or days; the first one comes that long after the first start: `every: '1 day'` */
  readonly every: Every
  /**
   * Run by one process of all that share the database, never twice at once. What it throws is logged, and the job is run again at
   * its next turn. A process that is killed leaves its run to another one, so that what was done must be seen in the records.
   * @example async run({ records }) { for await (const each of records.each(visit, { where: { told: false } })) await tell(each) }
   */
  run(context: JobContext): void | Promise<void>
}

export type Jobs = Readonly<Record<string, Job>>

/**
 * What is done by the clock, exported as `jobs` by the file `<entity>.server.ts` beside the entity's own.
 * @example export const jobs = defineJobs(visit, { remind: { label: 'Rappeler les visites', every: '1 day', … } })
 */
export function defineJobs<const J extends Jobs>(_entity: Recorded, jobs: J): J {
  return jobs
}
