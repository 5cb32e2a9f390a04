import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveGuardContext, loadLeaveDialog } from './leave-guard.ts'
import type { LeaveAnswer, Unsaved } from './unsaved.ts'

const LeaveDialog = lazy(loadLeaveDialog)

/**
 * Asks before unsaved input is lost: on links, Back, logout, and with the browser's own dialog on reload. The end of a
 * session redirects without asking.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const held = useRef<Unsaved | null>(null)
  /** Set when leaving was requested other than by navigation. */
  const [answer, setAnswer] = useState<{ readonly tell: (mayLeave: boolean) => void } | null>(null)
  const guard = useMemo(
    () => ({
      hold(unsaved: Unsaved) {
        held.current = unsaved
        return () => {
          if (held.current === unsaved) held.current = null
        }
      },
      mayLeave: () =>
        new Promise<boolean>((tell) => {
          if (held.current?.hasChanges()) setAnswer({ tell })
          else tell(true)
        }),
      giveUp: () => held.current?.giveUp(),
    }),
    [],
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && held.current?.hasChanges() === true,
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (held.current?.hasChanges()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  function close(way: LeaveAnswer) {
    answer?.tell(way !== 'stay')
    setAnswer(null)
    if (blocker.state !== 'blocked') return
    if (way === 'stay') return blocker.reset()
    if (way === 'leave') guard.giveUp()
    blocker.proceed()
  }

  return (
    <LeaveGuardContext value={guard}>
      {children}
      {(answer || blocker.state === 'blocked') && (
        <Suspense>
          {/* A logout forgets the drafts. */}
          <LeaveDialog findChanges={() => held.current?.findChanges()} canKeep={!answer} onAnswer={close} />
        </Suspense>
      )}
    </LeaveGuardContext>
  )
}
