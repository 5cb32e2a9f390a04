import type { toaster } from './toaster-chunk.tsx'
import { withWords } from '../../texts/with-words.ts'

type Listener = () => void
type ToasterChunk = typeof toaster

const listeners = new Set<Listener>()
let loaded: ToasterChunk | null = null

/** Preloads the toasts' code, because a lost connection could not load it when it must be reported. */
export async function loadToaster(): Promise<ToasterChunk> {
  const { toaster } = await withWords(import('./toaster-chunk.tsx'))
  if (loaded !== toaster) {
    loaded = toaster
    for (const listener of listeners) listener()
  }
  return toaster
}

/** The loaded toaster, for React. */
export const loadedToaster = {
  read: () => loaded,
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
