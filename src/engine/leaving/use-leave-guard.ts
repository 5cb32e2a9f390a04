import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from '../navigation/use-blocker.ts'
import type { Place } from '../navigation/place.ts'
import { holdUnsaved } from './unsaved.ts'

export interface Question {
  stay(): void
  leave(): void
}

export interface LeaveGuard {
  /** What is being asked. */
  readonly question: Question | null
  /** From here on nothing is asked: it is saved, or given up. */
  release(): void
}

/**
 * Asks before changes are lost: to links, Back, a logout, and, in the browser's own words, a reload. The end of a
 * session takes the form from the page without a question.
 */
export function useLeaveGuard(hasChanges: () => boolean, onGivenUp?: () => void): LeaveGuard {
  const isReleased = useRef(false)
  const latest = useRef({ hasChanges, onGivenUp })
  useEffect(() => {
    latest.current = { hasChanges, onGivenUp }
  })
  const isHeld = useCallback(() => !isReleased.current && latest.current.hasChanges(), [])
  const giveUp = useCallback(() => {
    isReleased.current = true
    latest.current.onGivenUp?.()
  }, [])

  const blocker = useBlocker(
    useCallback((from: Place, to: Place) => from.pathname !== to.pathname && isHeld(), [isHeld]),
  )
  const [asked, setAsked] = useState<Question | null>(null)

  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((answer) => {
        if (!isHeld()) return answer(true)
        const end = (mayLeave: boolean) => () => {
          setAsked(null)
          answer(mayLeave)
        }
        setAsked({ stay: end(false), leave: end(true) })
      })
    return holdUnsaved({ ask, giveUp })
  }, [isHeld, giveUp])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isHeld])

  const blocked = blocker && questionOf(blocker, giveUp)
  return { question: asked ?? blocked, release: useCallback(() => (isReleased.current = true), []) }
}

function questionOf(blocker: Question, giveUp: () => void): Question {
  return {
    stay: blocker.stay,
    leave() {
      giveUp()
      blocker.leave()
    },
  }
}
