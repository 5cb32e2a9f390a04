import { useSyncExternalStore } from 'react'
import { loadedAnnouncer } from './load-announcer.ts'

/** Where toasts appear, once there was one to show. */
export function Toasts() {
  const announcer = useSyncExternalStore(
    loadedAnnouncer.subscribe,
    loadedAnnouncer.read,
    loadedAnnouncer.read,
  )
  return announcer && <announcer.Toaster />
}
