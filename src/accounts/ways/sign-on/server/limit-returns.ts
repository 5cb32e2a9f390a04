import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../../../server/backend.ts'
import { createRateLimiter } from '../../../server/rate-limit/rate-limiter.ts'
import { RATE_LIMITS } from '../../../server/rate-limit/rate-limits.ts'
import { finishSignOn } from './finish-sign-on.ts'
import type { OpenProvider } from './open-provider.ts'
import { problemOf } from './refusal.ts'
import type { SignOnService } from './service.ts'

const PURPOSE = 'sign-on'
/** What guessing looks like; whom the provider refuses, or does not know, has guessed nothing. */
const GUESSES = new Set(['elsewhere', 'refused'])
/** So many may wait for a provider at a time. */
const WIDTH = 50

/** Bounds how often an address comes back with what it has not begun, and how often we ask the provider for it. */
export function limitReturns(backend: Backend, service: SignOnService) {
  const limiter = createRateLimiter(backend.store, RATE_LIMITS, WIDTH)
  return async (provider: OpenProvider, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const attempt = (await service.attempts()).take(request, reply)
    let guess: unknown
    // Each attempt is a name of its own: people of one office do not wait for each other.
    const made = { purpose: PURPOSE, name: attempt?.secret ?? '', address: request.ip }
    const finished = await limiter.run(made, async () => {
      try {
        await finishSignOn(backend, service, { provider, attempt, request, reply })
        return true
      } catch (error) {
        if (!GUESSES.has(problemOf(error))) throw error
        guess = error
        return null
      }
    })
    if (finished === null) throw guess
  }
}
