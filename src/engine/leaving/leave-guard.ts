import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useEarlyCode } from '../loading/use-early-code.ts'
import type { Changes, Unsaved } from './unsaved.ts'

interface LeaveGuardActions {
  /** Registers unsaved input; returns how to unregister it. */
  hold(unsaved: Unsaved): () => void
  /** Resolves to true when nothing would be lost, or the person agrees to lose it. */
  mayLeave(): Promise<boolean>
  giveUp(): void
}

export const LeaveGuardContext = createContext<LeaveGuardActions | null>(null)

export function useLeaveGuard(): LeaveGuardActions {
  const guard = useContext(LeaveGuardContext)
  if (guard === null) throw new Error('this needs a LeaveGuard around it')
  return guard
}

export const loadLeaveDialog = () => import('./LeaveDialog.tsx')

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
