import type { Contract } from '../../calls/call.ts'
import { listJobsCall, runJobCall, stopJobCall } from '../../calls/jobs.ts'

export const jobsCalls = {
  listJobs: listJobsCall,
  runJob: runJobCall,
  stopJob: stopJobCall,
} as const satisfies Contract
