import { createContext, useContext } from 'react'
import type { ScreenHistory } from './history.ts'
import type { Place } from './place.ts'
import type { Params } from './route.ts'

interface Navigation extends Pick<ScreenHistory, 'navigate' | 'listen' | 'block'> {
  /** Asks for a screen's code and data before it is visited. */
  prefetch(place: Pick<Place, 'pathname' | 'search'>): void
}

export const NavigationContext = createContext<Navigation | null>(null)
export const PlaceContext = createContext<Place | null>(null)
export const PendingContext = createContext(false)
export const ParamsContext = createContext<Params>({})

export function useNavigation(): Navigation {
  return existing(useContext(NavigationContext))
}

/** Where the screen that is shown belongs. */
export function useLocation(): Place {
  return existing(useContext(PlaceContext))
}

export function useNavigate(): ScreenHistory['navigate'] {
  return useNavigation().navigate
}

/** Whether another screen was asked for and is not there yet. */
export function useIsNavigating(): boolean {
  return useContext(PendingContext)
}

/** What stands in the address at the route's `:names`. */
export function useParams(): Params {
  return useContext(ParamsContext)
}

function existing<T>(value: T | null): T {
  if (value === null) throw new Error('this needs a NavigationProvider around it')
  return value
}
