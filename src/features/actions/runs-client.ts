import { actionRunsContract, actionRunsSchema, type ActionRun } from './calls.ts'
import { call, callForBody } from '../../api/call.ts'
import { readAnswer } from '../../api/entity-client.ts'

/** The actions that are being done. Other backends may not have this call. */
export async function readActionRuns(signal?: AbortSignal): Promise<readonly ActionRun[]> {
  const { body } = await callForBody(actionRunsContract.list, { signal })
  return readAnswer(actionRunsContract.list, body, actionRunsSchema)
}

/** Asks an action to stop; what is done stays done. */
export async function stopActionRun(run: string): Promise<void> {
  const { stop } = actionRunsContract
  await call({ ...stop, path: stop.path.replace(':id', run) })
}
