import { useLayoutEffect, useMemo, useState, useTransition, type ReactNode } from 'react'
import type { ScreenHistory } from './history.ts'
import { NavigationContext, PendingContext, PlaceContext } from './navigation-context.ts'
import type { Place } from './place.ts'

interface NavigationProviderProps {
  readonly history: ScreenHistory
  readonly prefetch: (place: Pick<Place, 'pathname' | 'search'>) => void
  readonly children: ReactNode
}

/** Tells the screens where they are. The former screen stays until the next one's code is there. */
export function NavigationProvider({ history, prefetch, children }: NavigationProviderProps) {
  const [place, setPlace] = useState(history.place)
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(
    () =>
      history.listen((next) => {
        prefetch(next)
        startTransition(() => setPlace(next))
      }),
    [history, prefetch],
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
