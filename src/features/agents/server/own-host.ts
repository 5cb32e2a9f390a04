import type { FastifyRequest } from 'fastify'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../../../server/errors/http-error.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * An agent is no page: a browser's page is let in from this machine alone. Otherwise a name that its owner lets point here would
 * make any page one of the own origin.
 * @throws HttpError
 */
export function assertOwnHost({ headers: { origin }, host, hostname }: FastifyRequest): void {
  if (origin === undefined) return
  const isOwn = URL.canParse(origin) && new URL(origin).host === host && LOOPBACK.has(hostname)
  if (!isOwn) throw new HttpError(403, answers.foreignOrigin)
}
