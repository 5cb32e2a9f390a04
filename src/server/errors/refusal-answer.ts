import type { Conflict } from '../../schema/history-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { ConflictRefusal, Refusal } from './refusal.ts'
import type { Mistake } from '../../kinds/field-storage.ts'

/** The documented body of a failure. */
export interface RefusalAnswer {
  readonly success: false
  readonly message?: string
  readonly errors?: readonly Mistake[]
  /** Of a failure that is ours: the line of the log that tells its cause. */
  readonly requestId?: string
  /** What has overtaken the change that is refused. */
  readonly conflict?: Conflict
}

export interface StatusAndAnswer {
  readonly status: number
  readonly answer: RefusalAnswer
}

/** What is known of a request that failed. */
export interface FailedRequest {
  readonly id: string
  /** Whether it may have been carried out before it failed. */
  readonly mayBeDone: boolean
}

/** What a failure is answered with. What is not the caller's fault is told without its cause. */
export function buildRefusal(error: unknown, request: FailedRequest): StatusAndAnswer {
  const { status, answer } = refusalOf(error, request)
  return { status, answer: status >= 500 ? { ...answer, requestId: request.id } : answer }
}

function refusalOf(error: unknown, { mayBeDone }: FailedRequest): StatusAndAnswer {
  if (error instanceof Refusal) {
    const { mistakes, message, status } = error
    const answer = mistakes.length > 0 ? { errors: mistakes } : { message }
    const beside = error instanceof ConflictRefusal ? { conflict: error.conflict } : {}
    return { status, answer: { success: false, ...answer, ...beside } }
  }
  if (error instanceof DatabaseUnavailable) {
    const message = mayBeDone ? answers.databaseAwayMeanwhile : answers.databaseAway
    return { status: 503, answer: { success: false, message } }
  }
  const status = statusOf(error)
  return { status, answer: { success: false, message: messageOf(status) } }
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

const MESSAGES = new Map([
  [400, answers.unreadable],
  [404, answers.notFound],
  [408, answers.tooSlow],
  [413, answers.tooLarge],
  [414, answers.tooLarge],
  [415, answers.unsupported],
  [431, answers.tooLarge],
  [500, answers.failed],
])

function messageOf(status: number): string {
  return MESSAGES.get(status) ?? answers.refused
}
