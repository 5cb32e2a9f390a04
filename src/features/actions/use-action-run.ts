import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { runAction, type ActionOutcome } from './client.ts'
import { request } from '../../api/request.ts'
import { makeIdempotencyKey } from '../../api/idempotency.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { FormMethods } from '../../kinds/core/control/control-props.ts'
import type { Action } from '../../schema/action.ts'
import { stopActionRunCall, type ActionProgress } from './calls.ts'
import type { FormValues } from '../../schema/field-meaning.ts'
import { actions as texts } from '#features/actions/texts.ts'
import { t } from '../../texts/locale.ts'
import { markFieldErrors } from '../../engine/form/use-submission.ts'
import { outcomeOf } from '../../engine/list/selection/outcome-of.tsx'
import { toastFailure, toastOutcome, toastSuccess } from '../../engine/toasts/toasts.ts'
import { askAction, type AskedAction } from '../../engine/asked-action.ts'

/** Runs an action and tells what became of it; the dialog stays where its form was refused. */
export function useActionRun(
  { resource, name, ids, onDone }: AskedAction,
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
      askAction(null)
    } catch (error) {
      toastFailure(error)
      markFieldErrors(form, error)
      if (!fields) askAction(null)
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
