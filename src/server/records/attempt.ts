import type { RecordResult } from '../../schema/values/record-result.ts'
import { HttpError, ValidationError } from '../errors/http-error.ts'

/** A fault of the server ends the whole call; a refusal is told of its record. */
export async function attempt(
  id: number,
  work: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<RecordResult> {
  try {
    return { id, done: true, before: await work() }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    const messages = error instanceof ValidationError ? error.errors.map(({ msg }) => msg) : [error.message]
    return { id, done: false, messages }
  }
}
