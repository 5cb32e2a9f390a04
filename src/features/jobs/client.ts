import type { Endpoint } from '../../schema/endpoint.ts'
import { jobsContract, jobsSchema, type JobState } from '../../schema/jobs-contract.ts'
import { entityEndpoint } from '../../api/call-address.ts'
import { call, callForBody } from '../../api/call.ts'
import { readAnswer } from '../../api/entity-client.ts'

/** What is done by the clock. Other backends may not have this call. */
export async function readJobs(signal?: AbortSignal): Promise<readonly JobState[]> {
  const { body } = await callForBody(jobsContract.list, { signal })
  return readAnswer(jobsContract.list, body, jobsSchema)
}

type JobName = Pick<JobState, 'entity' | 'name'>

/** Runs a job at once, whenever its turn is. */
export const runJob = (job: JobName): Promise<void> => callFor(jobsContract.run, job)

/** Asks the run of a job that is on to stop. */
export const stopJob = (job: JobName): Promise<void> => callFor(jobsContract.stop, job)

async function callFor(contract: Endpoint, { entity, name }: JobName): Promise<void> {
  const endpoint = entityEndpoint(contract, entity)
  await call({ ...endpoint, path: endpoint.path.replace(':id', name) })
}
