import { defineService } from '../../../server/service.ts'
import { createJobs } from './jobs.ts'

const TURN_MS = 10_000

/** What the entities do by the clock. */
export const jobsService = defineService(({ store, logFault }) => {
  const jobs = createJobs(store, logFault)
  return { ...jobs, maintenance: [{ everyMs: TURN_MS, run: () => jobs.runDue() }] }
})
