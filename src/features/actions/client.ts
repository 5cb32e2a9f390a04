import { recordResultSchema, MAX_RECORDS_OF_CALL } from '../../schema/record-result.ts'
import * as z from 'zod/mini'
import { requestStream } from '../../api/request-stream.ts'
import { runActionCall, type ActionInput, type ActionProgress, type ActionResult } from './calls.ts'
import { readLines } from '../../api/read-lines.ts'

const lastSchema = z.object({ results: z.array(recordResultSchema), stopped: z.optional(z.boolean()) })

export interface ActionOutcome {
  readonly results: readonly ActionResult[]
  /** Somebody stopped it before its end. */
  readonly isStopped: boolean
  /** The last that it said of how far it is. */
  readonly reached: ActionProgress
}

interface Watch {
  onProgress(progress: ActionProgress): void
  /** Ends it before the next call. */
  readonly signal: AbortSignal
}

/** Runs an action on records, in as many calls as needed, or on the list. @throws RefusedError, UnreachableError */
export async function runAction(
  entity: string,
  name: string,
  { ids, values, run }: ActionInput,
  { onProgress, signal }: Watch,
): Promise<ActionOutcome> {
  const params = { entity, action: name }
  const results: ActionResult[] = []
  let reached: ActionProgress = { done: 0, total: ids.length }
  for (;;) {
    const before = results.length
    const body = { ids: ids.slice(before, before + MAX_RECORDS_OF_CALL), values, run }
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they can be counted
    const response = await requestStream(runActionCall, { params, body })
    // oxlint-disable-next-line no-await-in-loop -- the same
    const last = await readLines(response, lastSchema, ({ done, total }) => {
      reached = ids.length === 0 ? { done, total } : { done: before + done, total: ids.length }
      onProgress(reached)
    })
    results.push(...last.results)
    const isEnd = last.results.length === 0 || results.length >= ids.length
    const isStopped = last.stopped === true || (signal.aborted && !isEnd)
    if (isEnd || isStopped) return { results, isStopped, reached }
  }
}
