/** The database cannot be reached or is overloaded; the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  /** Whether what the failed call has sent by then may stay. */
  readonly mayBeDone: boolean

  constructor(cause: unknown, mayBeDone = true) {
    super(`the database is unavailable: ${reasonOf(cause)}`, { cause })
    this.mayBeDone = mayBeDone
  }
}

/** A statement read so long that it was interrupted; the same call may succeed where it asks for less. */
export class StatementTooSlow extends DatabaseUnavailable {
  constructor(cause: unknown = new Error('a statement took too long')) {
    super(cause)
  }
}

/** An error of several addresses has its reasons inside. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return reasonOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
