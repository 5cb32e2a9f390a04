import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { request } from '../../api/request.ts'
import { requestStream } from '../../api/request-stream.ts'
import { makeIdempotencyKey } from '../../api/idempotency.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { FormMethods } from '../../kinds/core/control/control-props.ts'
import type { Action } from '../../schema/entity/action.ts'
import {
  stopActionRunCall,
  type ActionProgress,
  runActionCall,
  type ActionInput,
  type ActionResult,
} from './calls.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import { actions as texts } from '#features/actions/texts.ts'
import { t } from '../../texts/locale.ts'
import {
  type DialogAction,
  markFieldErrors,
  openActionDialog,
  outcomeOf,
  toastFailure,
  toastOutcome,
  toastSuccess,
} from '../../engine/face.ts'
import { recordResultSchema, MAX_RECORDS_OF_CALL } from '../../schema/values/record-result.ts'
import * as z from 'zod/mini'
import { readLines } from '../../api/read-lines.ts'

const lastSchema = z.object({ results: z.array(recordResultSchema), stopped: z.optional(z.boolean()) })

interface ActionOutcome {
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
async function runAction(
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

/** Runs an action and tells what became of it; the dialog stays where its form was refused. */
export function useActionRun(
  { resource, name, ids, onDone }: DialogAction,
  { done, fields }: Action,
  form: FormMethods,
) {
  const queryClient = useQueryClient()
  const [running, setRunning] = useState<ActionProgress | null>(null)
  const [isStopping, setIsStopping] = useState(false)
  const stopRun = useRef(() => {})
  const { entity } = resource

  async function run(values: FormValues) {
    const named = makeIdempotencyKey()
    const stopped = new AbortController()
    stopRun.current = () => {
      setIsStopping(true)
      stopped.abort()
      // It may have ended meanwhile.
      request(stopActionRunCall, { params: { run: named } }).catch(() => undefined)
    }
    setRunning({ done: 0, total: ids.length })
    try {
      const watch = { onProgress: setRunning, signal: stopped.signal }
      notifyOutcome(t(done), await runAction(entity.name, name, { ids, values, run: named }, watch))
      onDone?.()
      openActionDialog(null)
    } catch (error) {
      toastFailure(error)
      markFieldErrors(form, error)
      if (!fields) openActionDialog(null)
    } finally {
      setRunning(null)
      setIsStopping(false)
      // It may have changed any record.
      void queryClient.invalidateQueries({ refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: resourceKeys(entity.name).all })
    }
  }

  return { running, run, isStopping, stop: () => stopRun.current() }
}

function notifyOutcome(done: string, { results, isStopped, reached }: ActionOutcome): void {
  const isPlain = results.length <= 1 && results.every((result) => result.done)
  if (isStopped)
    toastOutcome(outcomeOf(results, (records) => texts.stopped(records || reached.done, reached.total)))
  else if (isPlain) toastSuccess(done)
  else toastOutcome(outcomeOf(results, (records) => texts.doneWith(done, records)))
}
