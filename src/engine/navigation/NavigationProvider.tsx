import { useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import type { ScreenHistory } from './history.ts'
import { NavigationContext, PendingContext } from './navigation-context.ts'
import type { Target } from './route.ts'

interface NavigationProviderProps {
  readonly history: ScreenHistory
  /** Asks for what a place is shown with. */
  readonly prepare: (target: Target) => void
  /** Asks for it before the place is visited. */
  readonly prefetch: (target: Target) => void
  readonly children: ReactNode
}

/** Tells the screens where they are. The former screen stays until the next one's code is there. */
export function NavigationProvider({ history, prepare, prefetch, children }: NavigationProviderProps) {
  const [location, setLocation] = useState(history.location)
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(
    () =>
      history.listen((next) => {
        prepare(next)
        startTransition(() => setLocation(next))
      }),
    [history, prepare],
  )
  const navigation = useMemo(() => ({ ...history, prefetch }), [history, prefetch])
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
