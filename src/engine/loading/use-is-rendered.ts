import { useSyncExternalStore } from 'react'

const listen = () => () => undefined

/** Whether what is drawn is what the server renders: there, and for the moment in which the browser goes on with it. */
export function useIsRendered(): boolean {
  return useSyncExternalStore(
    listen,
    () => false,
    () => true,
  )
}
