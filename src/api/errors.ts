import { calls } from '../texts/fr/calls.ts'
import type { AnswerMistake } from './answer.ts'

/** What an answer is known by in a log. */
export interface AnswerDetails {
  readonly status?: number | undefined
  readonly requestId?: string | undefined
}

/** The backend answered that it refuses; `mistakes` holds at least one. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly mistakes: readonly AnswerMistake[]
  readonly details: AnswerDetails
  /** What the record has become meanwhile, where that is why it refuses; see `parseConflict`. */
  readonly conflict: unknown

  constructor(
    mistakes: readonly AnswerMistake[],
    { conflict, ...details }: AnswerDetails & { readonly conflict?: unknown } = {},
  ) {
    super(mistakes.map((mistake) => mistake.msg).join('\n'))
    this.mistakes = mistakes
    this.details = details
    this.conflict = conflict
  }
}

/** The session is over: the backend answered 401. */
export class SessionOverError extends Error {
  override readonly name = 'SessionOverError'

  constructor(message: string | undefined) {
    super(message ?? calls.sessionOver)
  }
}

/** No answer came. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'

  constructor(cause: unknown) {
    super(calls.unreachable, { cause })
  }
}

/** An answer came that is not of the contract. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError'
  readonly details: AnswerDetails

  constructor(method: string, path: string, details: AnswerDetails & { readonly status: number }) {
    super(calls.unreadable(method, path, details.status))
    this.details = details
  }
}

/** The backend knows no such record. */
export function isMissing(error: unknown): boolean {
  return error instanceof RefusedError && error.details.status === NOT_FOUND
}

const NOT_FOUND = 404
const SERVER_ERROR = 500

/** What a failure of the backend itself is found by in its log; a refusal needs no looking up. */
export function requestIdOf(error: unknown): string | undefined {
  const isAnswered = error instanceof RefusedError || error instanceof UnreadableAnswerError
  if (!isAnswered || (error.details.status ?? 0) < SERVER_ERROR) return undefined
  return error.details.requestId
}

/** What a person is told of an error: each refusal of the backend, else the error's own message. */
export function mistakesOf(error: unknown): readonly AnswerMistake[] {
  if (error instanceof RefusedError) return error.mistakes
  return [{ msg: error instanceof Error ? error.message : calls.unknown }]
}
