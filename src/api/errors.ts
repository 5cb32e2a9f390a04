import { calls } from '#texts/frame.ts'
import type { FieldError } from './answer.ts'

/** What identifies an answer in a log. */
export interface AnswerDetails {
  readonly status?: number | undefined
  readonly requestId?: string | undefined
}

/** The backend refused the call; `fieldErrors` has at least one entry. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly fieldErrors: readonly FieldError[]
  readonly details: AnswerDetails
  /** The conflict that caused the refusal; see `parseConflict`. */
  readonly conflict: unknown

  constructor(
    fieldErrors: readonly FieldError[],
    { conflict, ...details }: AnswerDetails & { readonly conflict?: unknown } = {},
  ) {
    super(fieldErrors.map((fieldError) => fieldError.msg).join('\n'))
    this.fieldErrors = fieldErrors
    this.details = details
    this.conflict = conflict
  }
}

/** The session has ended: the backend answered 401. */
export class SessionOverError extends Error {
  override readonly name = 'SessionOverError'

  constructor(message: string | undefined) {
    super(message ?? calls.sessionOver)
  }
}

/** No answer: network failure or timeout. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'

  constructor(cause: unknown) {
    super(calls.unreachable, { cause })
  }
}

/** An answer that breaks the contract. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError'
  readonly details: AnswerDetails

  constructor(method: string, path: string, details: AnswerDetails & { readonly status: number }) {
    super(calls.unreadable(method, path, details.status))
    this.details = details
  }
}

/** Whether the backend answered that the record does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof RefusedError && error.details.status === NOT_FOUND
}

/** Whether whoever asks has no right to it. */
export function isForbidden(error: unknown): boolean {
  return error instanceof RefusedError && error.details.status === FORBIDDEN
}

/** Whether the backend has no such call: one of the plain contract refuses it as unknown, or answers it with a page. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof UnreadableAnswerError || isMissing(error)
}

const FORBIDDEN = 403
const NOT_FOUND = 404
const SERVER_ERROR = 500

/** The request id of a server fault, to find it in the log; a refusal needs none. */
export function requestIdOf(error: unknown): string | undefined {
  const isAnswered = error instanceof RefusedError || error instanceof UnreadableAnswerError
  if (!isAnswered || (error.details.status ?? 0) < SERVER_ERROR) return undefined
  return error.details.requestId
}

/** The messages to show for an error: each refusal of the backend, or the error's own message. */
export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  if (error instanceof RefusedError) return error.fieldErrors
  return [{ msg: error instanceof Error ? error.message : calls.unknown }]
}
