import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { buildErrorResponse } from './error-response.ts'

const REPORT_MS = 250

/** A line for how far it is, again and again, and one for what became of it. It goes on when nobody listens any more. */
export async function* answerLines<Progress>(
  request: FastifyRequest,
  run: (report: (progress: Progress) => void) => Promise<object>,
): AsyncGenerator<string> {
  let reached: Progress | null = null
  const line = run((progress) => {
    reached = progress
  }).then(
    (answer) => JSON.stringify({ success: true, ...answer }),
    (error: unknown) => {
      const { status, body } = buildErrorResponse(error, { id: request.id, mayBeDone: true })
      if (status >= 500) request.log.error({ err: error }, 'a long call failed')
      return JSON.stringify(body)
    },
  )
  for (;;) {
    const told = await Promise.race([line, wait(REPORT_MS)])
    if (told !== undefined) {
      yield `${told}\n`
      return
    }
    if (reached) yield `${JSON.stringify(reached)}\n`
  }
}
