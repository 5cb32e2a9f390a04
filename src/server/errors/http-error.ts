import type { InvalidValue } from '../../kinds/core/storage/field-storage.ts'
import type { Conflict } from '../../calls/record-calls.ts'
import { PROOF_NEEDED, READING_ALONE } from '../../schema/access/session-contract.ts'
import { answers } from '#texts/server.ts'

/** A request that is answered with an error status and a message for the person who made it. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError'
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** A payload that breaks its schema or a rule: all its errors at once, each with the field it belongs to. */
export class ValidationError extends HttpError {
  override readonly name = 'ValidationError'
  readonly errors: readonly InvalidValue[]

  constructor(errors: readonly InvalidValue[], status = 400, options?: ErrorOptions) {
    super(status, errors.map(({ msg }) => msg).join('\n'), options)
    this.errors = errors
  }
}

/** @throws ValidationError if there are errors. */
export function assertValid(errors: readonly InvalidValue[], status = 400): void {
  if (errors.length > 0) throw new ValidationError(errors, status)
}

/** A change was made of an older version of the record than the present one. */
export class ConflictError extends HttpError {
  override readonly name = 'ConflictError'
  readonly conflict: Conflict

  constructor(message: string, conflict: Conflict) {
    super(409, message)
    this.conflict = conflict
  }
}

/** A refusal that programs tell from others. */
export abstract class CodedError extends HttpError {
  abstract readonly code: string
}

/** Administrator 1 sees the program as somebody else, in whose name nothing is changed. */
export class ReadingAloneError extends CodedError {
  override readonly name = 'ReadingAloneError'
  readonly code = READING_ALONE

  constructor() {
    super(403, answers.readingAlone)
  }
}

/** Who it is was shown too long ago for what is asked. */
export class ProofNeededError extends CodedError {
  override readonly name = 'ProofNeededError'
  readonly code = PROOF_NEEDED

  constructor() {
    super(403, answers.proofNeeded)
  }
}

/** Too many requests for now. */
export class RateLimitError extends HttpError {
  override readonly name = 'RateLimitError'
  /** The number of seconds after which the request may be sent again. */
  readonly retryAfter: number

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(status, message)
    this.retryAfter = retryAfter
  }
}

/** Files, those of a database included, cannot be read or written. The cause is for the log alone. */
export function storageDown(cause: unknown): HttpError {
  return new HttpError(503, answers.storageDown, { cause })
}

/** The storage has no room left. */
export function storageFull(cause: unknown): HttpError {
  return new HttpError(507, answers.storageFull, { cause })
}
