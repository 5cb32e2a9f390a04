import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  readHealthCall,
  readLivenessCall,
  readReadinessCall,
  readMetricsCall,
} from '../../calls/operations.ts'
import type { Database } from '../database/database.ts'
import { isHealthy, type Readiness } from '../operations/health.ts'
import { route } from './route.ts'
import type { Registry } from 'prom-client'
import { answers } from '#texts/server.ts'
import { HttpError } from '../errors/http-error.ts'

/** A probe that is answered 400 would take a sound process from service. */
const PROBE = { leavesQuery: true }

/** What a supervisor asks: whether to start the process again, and whether to send calls to it. */
export function healthRoutes(app: FastifyInstance, database: Database, readiness: Readiness): void {
  route(
    app,
    readHealthCall,
    async ({ reply }) => {
      if (await isHealthy(database)) return { ok: true } as const
      return reply.status(503).send({ ok: false })
    },
    PROBE,
  )
  route(app, readLivenessCall, () => Promise.resolve({ ok: true } as const), PROBE)
  route(
    app,
    readReadinessCall,
    async ({ reply }) => {
      const checks = await readiness()
      if (Object.values(checks).every((isMet) => isMet)) return { ok: true, checks } as const
      return reply.status(503).send({ ok: false, checks })
    },
    PROBE,
  )
}

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
  const [one, other] = [given, wanted].map((text) => hash('sha256', text, 'buffer'))
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
