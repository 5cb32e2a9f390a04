/** What unsaved input consists of, by the labels of its fields. */
export interface Changes {
  readonly changed: readonly string[]
  /** Those of them that no draft keeps: passwords and files, and all of a form without drafts. */
  readonly unkept: readonly string[]
}

/** Stay, leave and find it again, or leave and lose it. */
export type LeaveAnswer = 'stay' | 'keep' | 'leave'

/** A holder of unsaved input. */
export interface Unsaved {
  hasChanges(): boolean
  /** Undefined where no draft is kept. */
  findChanges(): Changes | undefined
  /** Discards the input: no more questions, no draft. */
  giveUp(): void
}

/** The unsaved input of a screen and of what lies over it. */
export function createUnsavedInputs() {
  const held = new Set<Unsaved>()
  const changed = () => [...held].filter((each) => each.hasChanges())
  return {
    /** @returns how to let go of it */
    hold(unsaved: Unsaved): () => void {
      held.add(unsaved)
      return () => void held.delete(unsaved)
    },
    changed,
    hasChanges: () => changed().length > 0,
    giveUp: () => changed().forEach((each) => each.giveUp()),
  }
}
