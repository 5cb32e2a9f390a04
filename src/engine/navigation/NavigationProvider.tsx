import { useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import type { ScreenHistory } from './history.ts'
import { NavigationContext, PendingContext } from './navigation-context.ts'
import type { Target } from './route.ts'

interface NavigationProviderProps {
  readonly history: ScreenHistory
  readonly prefetch: (target: Target) => void
  readonly children: ReactNode
}

/** Tells the screens where they are. The former screen stays until the next one's code is there. */
export function NavigationProvider({ history, prefetch, children }: NavigationProviderProps) {
  const [location, setLocation] = useState(history.location)
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(
    () =>
      history.listen((next) => {
        prefetch(next)
        startTransition(() => setLocation(next))
      }),
    [history, prefetch],
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
