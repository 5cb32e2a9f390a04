import { useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react'
import type { ScreenHistory } from './history.ts'
import { NavigationContext, PendingContext, PlaceContext } from './navigation-context.ts'
import type { Place } from './place.ts'

type Target = Pick<Place, 'pathname' | 'search'>

interface NavigationProviderProps {
  readonly history: ScreenHistory
  /** Asks for what a place is shown with. */
  readonly prepare: (place: Target) => void
  /** Asks for it before the place is visited. */
  readonly prefetch: (place: Target) => void
  readonly children: ReactNode
}

/** Tells the screens where they are. The former screen stays until the next one's code is there. */
export function NavigationProvider({ history, prepare, prefetch, children }: NavigationProviderProps) {
  const [place, setPlace] = useState(history.place)
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(
    () =>
      history.listen((next) => {
        prepare(next)
        startTransition(() => setPlace(next))
      }),
    [history, prepare],
  )
  const navigation = useMemo(() => ({ ...history, prefetch }), [history, prefetch])
  return (
    <NavigationContext value={navigation}>
      <PendingContext value={isPending}>
        <PlaceContext value={place}>{children}</PlaceContext>
      </PendingContext>
    </NavigationContext>
  )
}
