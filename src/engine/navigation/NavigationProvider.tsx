import { useEffectEvent, useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react'
import { createPath, parsePath, Router, type Location } from 'react-router-dom'
import type { ScreenHistory } from './history.ts'
import { NavigationContext, PendingContext } from './navigation-context.ts'
import type { Target } from './route.ts'

interface NavigationProviderProps {
  readonly history: ScreenHistory
  /** Asks for what a place is shown with, and tells whether its code is there. */
  readonly prepare: (target: Target) => boolean
  /** Asks for it before the place is visited. */
  readonly prefetch: (target: Target) => void
  readonly children: ReactNode
}

/** Tells the screens where they are. The former screen stays until the next one's code is there. */
export function NavigationProvider({ history, prepare, prefetch, children }: NavigationProviderProps) {
  const [location, setLocation] = useState(history.location)
  const [isPending, startTransition] = useTransition()
  const arrive = useEffectEvent((next: Location) => {
    // Without anything to wait for the same work takes less time in one piece.
    if (prepare(next)) setLocation(next)
    else startTransition(() => setLocation(next))
  })
  useLayoutEffect(() => history.listen((next) => arrive(next)), [history])
  const navigation = useMemo(
    () => ({
      follow: history.follow,
      listen: history.listen,
      block: history.block,
      prefetch(address: string) {
        if (address !== createPath(history.location))
          prefetch({ search: '', pathname: '/', ...parsePath(address) })
      },
    }),
    [history, prefetch],
  )
  return (
    <NavigationContext value={navigation}>
      <PendingContext value={isPending}>
        <Router navigator={history.navigator} location={location}>
          {children}
        </Router>
      </PendingContext>
    </NavigationContext>
  )
}
