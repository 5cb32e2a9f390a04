import { useEffect, useLayoutEffect, useRef } from 'react'
import { useEarlyCode } from '../loading/timing.ts'
import { loadLeaveDialog, useLeaveGuard } from './leave-guard.ts'
import { type Changes } from './unsaved.ts'

interface UnsavedForm {
  readonly hasChanges: () => boolean
  readonly findChanges?: () => Changes
  readonly onGivenUp?: () => void
}

/** Registers a form with the guard; returns how to mark it as saved. */
export function useUnsaved(form: UnsavedForm): () => void {
  const { hold } = useLeaveGuard()
  const isReleased = useRef(false)
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  useEffect(
    () =>
      hold({
        hasChanges: () => !isReleased.current && latest.current.hasChanges(),
        findChanges: () => latest.current.findChanges?.(),
        giveUp() {
          isReleased.current = true
          latest.current.onGivenUp?.()
        },
      }),
    [hold],
  )
  useEarlyCode(loadLeaveDialog)
  return () => (isReleased.current = true)
}
