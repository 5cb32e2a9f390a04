import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useEarlyCode } from '../loading/use-early-code.ts'

/** A holder of unsaved input. */
export interface Unsaved {
  hasChanges(): boolean
  /** Discards the input: no more questions, no draft. */
  giveUp(): void
}

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

/** Registers a form with the guard; returns how to mark it as saved. */
export function useUnsaved(hasChanges: () => boolean, onGivenUp?: () => void): () => void {
  const { hold } = useLeaveGuard()
  const isReleased = useRef(false)
  const latest = useRef({ hasChanges, onGivenUp })
  useLayoutEffect(() => {
    latest.current = { hasChanges, onGivenUp }
  })
  useEffect(
    () =>
      hold({
        hasChanges: () => !isReleased.current && latest.current.hasChanges(),
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
