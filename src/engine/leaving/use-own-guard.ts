import { useMemo, useState, type KeyboardEvent } from 'react'
import { useLeaveGuard } from './leave-guard.ts'
import { createUnsavedInputs, type LeaveAnswer, type Unsaved } from './unsaved.ts'

/**
 * Asks before the input of a form that lies over a screen is lost by closing it. Whoever leaves the screen is asked of it with
 * what the screen itself holds.
 */
export function useOwnGuard(onClose: () => void) {
  const screen = useLeaveGuard()
  const [inputs] = useState(createUnsavedInputs)
  const [isAsked, setIsAsked] = useState(false)
  const guard = useMemo(
    () => ({
      hold(unsaved: Unsaved) {
        const releases = [inputs.hold(unsaved), screen.hold(unsaved)]
        return () => releases.forEach((release) => release())
      },
      mayLeave: () => Promise.resolve(!inputs.hasChanges()),
      giveUp: inputs.giveUp,
    }),
    [inputs, screen],
  )
  return {
    guard,
    isAsked,
    close: () => (inputs.hasChanges() ? setIsAsked(true) : onClose()),
    findUnsaved: inputs.changed,
    answer(way: LeaveAnswer) {
      setIsAsked(false)
      if (way === 'stay') return
      if (way === 'leave') inputs.giveUp()
      onClose()
    },
  }
}

/** Whether a key closes what lies over a screen: Escape closes an open list or calendar first. */
export function closesOnEscape(event: KeyboardEvent): boolean {
  const isInList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  return event.key === 'Escape' && !event.defaultPrevented && !isInList
}
