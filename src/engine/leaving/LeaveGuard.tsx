import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveGuardContext, loadLeaveDialog } from './leave-guard.ts'
import { createUnsavedInputs, type LeaveAnswer } from './unsaved.ts'

const LeaveDialog = lazy(loadLeaveDialog)

/**
 * Asks before unsaved input is lost: on links, Back, logout, and with the browser's own dialog on reload. The end of a
 * session redirects without asking.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const [inputs] = useState(createUnsavedInputs)
  /** Set when leaving was requested other than by navigation. */
  const [answer, setAnswer] = useState<{ readonly tell: (mayLeave: boolean) => void } | null>(null)
  const guard = useMemo(
    () => ({
      hold: inputs.hold,
      mayLeave: () =>
        new Promise<boolean>((tell) => {
          if (inputs.hasChanges()) setAnswer({ tell })
          else tell(true)
        }),
      giveUp: inputs.giveUp,
    }),
    [inputs],
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && inputs.hasChanges(),
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (inputs.hasChanges()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [inputs])

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
          <LeaveDialog unsaved={inputs.changed()} canKeep={!answer} onAnswer={close} />
        </Suspense>
      )}
    </LeaveGuardContext>
  )
}
