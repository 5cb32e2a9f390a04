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

/** What asks whoever makes a call to show again who they are. */
interface Proofs {
  /** There may be nothing that does. @returns whether they have, and the call is to be made again */
  ask?: ((refused: Response) => Promise<boolean>) | undefined
}

export const proofs: Proofs = {}
