import { createContext, useContext } from 'react'
import type { ScreenHistory } from './history.ts'
import type { Target } from './route.ts'

/** What the router does not do. */
interface Navigation extends Pick<ScreenHistory, 'listen' | 'block'> {
  /** Asks for a screen's code and data before it is visited. */
  prefetch(target: Target): void
}

export const NavigationContext = createContext<Navigation | null>(null)
export const PendingContext = createContext(false)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === null) throw new Error('this needs a NavigationProvider around it')
  return navigation
}

/** Whether another screen was asked for and is not there yet. */
export function useIsNavigating(): boolean {
  return useContext(PendingContext)
}
