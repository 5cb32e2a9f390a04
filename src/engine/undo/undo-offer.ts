import { deletion } from '#texts/record.ts'

/** What became of a list's records, and how it is undone: shown at the foot of the list for a short time. */
export interface UndoOffer {
  /** The entity whose list shows it. */
  readonly entity: string
  readonly text: string
  /** Missing where nothing was stored that could be undone. */
  readonly undo?: () => Promise<unknown>
  /** How many records were deleted: those of several deletions in a row are taken back together. */
  readonly deleted?: number
}

/** Each has its own time; one that no list has shown by then is not found later. */
type Offered = UndoOffer & { readonly turn: number; readonly until: number }

// Milliseconds: longer than a save takes to lead to the list.
const PATIENCE = 15_000

let offered: Offered | null = null
const listeners = new Set<() => void>()

/** Offers a way back in place of the one before, or together with it; null takes it away. */
export function offerUndo(offer: UndoOffer | null): void {
  offered = offer && {
    ...gather(offer, offered),
    turn: (offered?.turn ?? 0) + 1,
    until: performance.now() + PATIENCE,
  }
  for (const listener of listeners) listener()
}

export const undoOffer = {
  read: () => offered,
  dropOld() {
    if (offered && offered.until < performance.now()) offerUndo(null)
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function gather(offer: UndoOffer, before: UndoOffer | null): UndoOffer {
  const { undo } = offer
  if (before?.entity !== offer.entity || !before.deleted || !offer.deleted || !undo) return offer
  const deleted = before.deleted + offer.deleted
  return {
    entity: offer.entity,
    text: deletion.gathered(deleted),
    deleted,
    async undo() {
      // What was deleted last may have been referred to by what went before it.
      await undo()
      await before.undo?.()
    },
  }
}
