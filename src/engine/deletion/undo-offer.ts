/** A way back that a list offers for a short time. */
export interface UndoOffer {
  /** The entity whose list offers it. */
  readonly entity: string
  /** What is taken back. */
  readonly text: string
  readonly undo: () => void
}

let offered: UndoOffer | null = null
const listeners = new Set<() => void>()

/** Offers a way back in place of the one before; null takes it away. */
export function offerUndo(offer: UndoOffer | null): void {
  offered = offer
  for (const listener of listeners) listener()
}

export const undoOffer = {
  read: () => offered,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
