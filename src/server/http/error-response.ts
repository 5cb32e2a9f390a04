import type { InvalidValue } from '../../kinds/core/storage/field-storage.ts'
import type { Conflict } from '../../calls/record-calls.ts'
import { answers } from '#texts/server.ts'
import { DatabaseUnavailable, StatementTooSlow } from '../errors/database-unavailable.ts'
import { CodedError, ConflictError, HttpError, ValidationError } from '../errors/http-error.ts'

/** The documented body of an error response. */
interface ErrorBody {
  readonly success: false
  readonly message?: string
  /** What kind of refusal it is, where that is not told by its status. */
  readonly code?: string
  readonly errors?: readonly InvalidValue[]
  /** With a status from 500 on: finds the log line that has the cause. */
  readonly requestId?: string
  readonly conflict?: Conflict
}

export interface ErrorResponse {
  readonly status: number
  readonly body: ErrorBody
}

/** What is known of a request that failed. */
export interface FailedRequest {
  readonly id: string
  /** Whether its change may have been committed before it failed. */
  readonly mayBeDone: boolean
}

/** The response to a failed request. The cause of a fault of the server is not part of it. */
export function buildErrorResponse(error: unknown, request: FailedRequest): ErrorResponse {
  const { status, ...rest } = describeError(error, request)
  const requestId = status >= 500 ? { requestId: request.id } : {}
  return { status, body: { success: false, ...rest, ...requestId } }
}

type Description = Omit<ErrorBody, 'success' | 'requestId'> & { readonly status: number }

function describeError(error: unknown, { mayBeDone }: FailedRequest): Description {
  if (error instanceof ValidationError) return { status: error.status, errors: error.errors }
  if (error instanceof HttpError) {
    const { status, message } = error
    if (error instanceof CodedError) return { status, message, code: error.code }
    return { status, message, ...(error instanceof ConflictError && { conflict: error.conflict }) }
  }
  if (error instanceof StatementTooSlow) return { status: 503, message: answers.readTooLong }
  if (error instanceof DatabaseUnavailable)
    return {
      status: 503,
      message: mayBeDone && error.mayBeDone ? answers.databaseAwayMeanwhile : answers.databaseAway,
    }
  const status = statusOf(error)
  return { status, message: answers[WORDS.get(status) ?? 'refused'] }
}

/** Fastify's own errors carry a status. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

/** Those that Fastify answers by itself. */
const WORDS = new Map<number, 'unreadable' | 'notFound' | 'tooSlow' | 'tooLarge' | 'unsupported' | 'failed'>([
  [400, 'unreadable'],
  [404, 'notFound'],
  [408, 'tooSlow'],
  [413, 'tooLarge'],
  [414, 'tooLarge'],
  [415, 'unsupported'],
  [431, 'tooLarge'],
  [500, 'failed'],
])
