import { createContext, useContext } from 'react'
import type { ScreenHistory } from './history.ts'

/** What the router does not do. */
interface Navigation extends Pick<ScreenHistory, 'follow' | 'listen' | 'block'> {
  /** Asks for the code and the data of an address before it is visited, unless the person is there. */
  prefetch(address: string): void
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
