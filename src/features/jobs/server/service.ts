import { defineService } from '../../../server/service.ts'
import { createJobs } from './jobs.ts'

const TURN_MS = 10_000

/** What the entities do by the clock. */
export const jobsService = defineService(({ store, tellFault }) => {
  const jobs = createJobs(store, tellFault)
  return { ...jobs, maintenance: [{ everyMs: TURN_MS, run: () => jobs.runDue() }] }
})
