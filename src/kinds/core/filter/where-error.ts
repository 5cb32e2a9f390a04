/** What is wrong with a `where`, as far as lists go: there is no such field, no such filter, no such value, or no such list. */
export type WhereReason = 'unknown' | 'operator' | 'value' | 'list' | 'unreadable'

/** A list cannot be asked so. */
export class WhereError extends Error {
  constructor(
    readonly reason: WhereReason,
    readonly says: string,
    /** What may stand in its place. */
    readonly known: readonly string[] = [],
    /** The way to it in the `where`. */
    readonly path: readonly (string | number)[] = [],
  ) {
    super(known.length > 0 ? `${says}; expected one of ${known.join(', ')}` : says)
  }

  /** The same, found in a part. */
  at(step: string | number): WhereError {
    return new WhereError(this.reason, this.says, this.known, [step, ...this.path])
  }
}

/** Says of an error in which part it was found. */
export function atStep(step: string | number): (error: unknown) => never {
  return (error) => {
    throw error instanceof WhereError ? error.at(step) : error
  }
}
