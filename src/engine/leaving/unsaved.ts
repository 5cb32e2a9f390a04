/** What unsaved input consists of, by the labels of its fields. */
export interface Changes {
  readonly changed: readonly string[]
  /** Those of them that no draft keeps: passwords and files. */
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
