/** The database does not answer, or answers that it cannot now; the same call may succeed in a while. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super(`the database is unavailable: ${reasonOf(cause)}`, { cause })
  }
}

/** A refused connection to several addresses says why only inside. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return reasonOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
