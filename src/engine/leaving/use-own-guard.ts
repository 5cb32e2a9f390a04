import { useMemo, useRef, useState } from 'react'
import type { LeaveAnswer, Unsaved } from './unsaved.ts'

/** Asks before the input of a form that lies over a screen is lost; a form of the screen has a guard of its own. */
export function useOwnGuard(onClose: () => void) {
  const held = useRef<Unsaved>(null)
  const [isAsked, setIsAsked] = useState(false)
  const guard = useMemo(
    () => ({
      hold(unsaved: Unsaved) {
        held.current = unsaved
        return () => {
          if (held.current === unsaved) held.current = null
        }
      },
      mayLeave: () => Promise.resolve(held.current?.hasChanges() !== true),
      giveUp: () => held.current?.giveUp(),
    }),
    [],
  )
  return {
    guard,
    isAsked,
    close: () => (held.current?.hasChanges() ? setIsAsked(true) : onClose()),
    findChanges: () => held.current?.findChanges(),
    answer(way: LeaveAnswer) {
      setIsAsked(false)
      if (way === 'stay') return
      if (way === 'leave') guard.giveUp()
      onClose()
    },
  }
}
