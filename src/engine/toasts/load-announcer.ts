import type { announcer } from './announcer.tsx'
import { loadChunk } from '../loading/load-chunk.ts'
import { once } from '../loading/once.ts'

type Listener = () => void
type Announcer = typeof announcer

const listeners = new Set<Listener>()
let loaded: Announcer | null = null

/** Fetches what toasts need. Who may have no connection when there is something to tell asks for it before. */
export const loadAnnouncer = once(async () => {
  loaded = (await loadChunk(() => import('./announcer.tsx'))).announcer
  for (const listener of listeners) listener()
  return loaded
})

/** The announcer that is there, for React. */
export const loadedAnnouncer = {
  read: () => loaded,
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
