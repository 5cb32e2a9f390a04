/** What has changes that would be lost, and how to ask about them. */
export interface Unsaved {
  /** Whether the person would rather lose them. */
  ask(): Promise<boolean>
  /** They have left: nothing is asked any more, and nothing is kept of it. */
  giveUp(): void
}

let current: Unsaved | null = null

/** Says what there is to lose on this page; returns how to take that back. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  current = unsaved
  return () => {
    if (current === unsaved) current = null
  }
}

/** Asks where something would be lost; true where nothing would be, or where that is wanted. */
export function mayLeave(): Promise<boolean> {
  return current?.ask() ?? Promise.resolve(true)
}

/** Leaves whatever may have changed. */
export function giveUpUnsaved(): void {
  current?.giveUp()
}
