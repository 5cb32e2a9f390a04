import { useSyncExternalStore } from 'react'
import { loadedToaster } from './load-toaster.ts'

/** Renders toasts once there has been one. */
export function Toasts() {
  const toaster = useSyncExternalStore(loadedToaster.subscribe, loadedToaster.read, loadedToaster.read)
  return toaster && <toaster.Toaster />
}
