import { jobsContract, jobsSchema, type JobState } from '../schema/jobs-contract.ts'
import { entityEndpoint } from './call-address.ts'
import { call, callForBody } from './call.ts'
import { readAnswer } from './entity-client.ts'

/** What is done by the clock. Other backends may not have this call. */
export async function readJobs(signal?: AbortSignal): Promise<readonly JobState[]> {
  const { body } = await callForBody(jobsContract.list, { signal })
  return readAnswer(jobsContract.list, body, jobsSchema)
}

/** Runs a job at once, whenever its turn is. */
export async function runJob({ entity, name }: Pick<JobState, 'entity' | 'name'>): Promise<void> {
  const endpoint = entityEndpoint(jobsContract.run, entity)
  await call({ ...endpoint, path: endpoint.path.replace(':id', name) })
}
