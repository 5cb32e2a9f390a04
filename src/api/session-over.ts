type Listener = (message: string) => void

const listeners = new Set<Listener>()

/** Subscribes to answers with 401; returns how to unsubscribe. */
export function onSessionOver(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionOver(message: string): void {
  for (const listener of listeners) listener(message)
}
