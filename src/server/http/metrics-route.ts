import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { readMetricsCall } from '../../calls/operations.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import { route } from './route.ts'

/** Needs a token, since behind a proxy every caller looks local. */
export function metricsRoute(app: FastifyInstance, registry: Registry, token: string): void {
  route(app, readMetricsCall, async ({ request, reply }) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.header('www-authenticate', 'Bearer')
      throw new HttpError(401, answers.signInFirst)
    }
    const metrics = await registry.metrics()
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(metrics)
  })
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
