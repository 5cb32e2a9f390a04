import type { Conflict } from '../../schema/history-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { ConflictRefusal, Refusal, type Mistake } from './refusal.ts'

/** The documented body of a failure. */
export interface RefusalAnswer {
  readonly success: false
  readonly message?: string
  readonly errors?: readonly Mistake[]
  /** What has overtaken the change that is refused. */
  readonly conflict?: Conflict
}

export interface StatusAndAnswer {
  readonly status: number
  readonly answer: RefusalAnswer
}

/** What a failure is answered with. What is not the caller's fault is told without its cause. */
export function buildRefusal(error: unknown): StatusAndAnswer {
  if (error instanceof Refusal) {
    const { mistakes, message, status } = error
    const answer = mistakes.length > 0 ? { errors: mistakes } : { message }
    const beside = error instanceof ConflictRefusal ? { conflict: error.conflict } : {}
    return { status, answer: { success: false, ...answer, ...beside } }
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
  [413, answers.tooLarge],
  [415, answers.unsupported],
  [500, answers.failed],
])

function messageOf(status: number): string {
  return MESSAGES.get(status) ?? answers.refused
}
