import type { FastifyInstance } from 'fastify'
import { readHealthCall, readLivenessCall, readReadinessCall } from '../../calls/operations.ts'
import type { Database } from '../database/database.ts'
import { isHealthy, type Readiness } from '../operations/health.ts'
import { route } from './route.ts'

/** What a supervisor asks: whether to start the process again, and whether to send calls to it. */
export function healthRoutes(app: FastifyInstance, database: Database, readiness: Readiness): void {
  route(app, readHealthCall, async ({ reply }) => {
    if (await isHealthy(database)) return { ok: true } as const
    return reply.status(503).send({ ok: false })
  })
  route(app, readLivenessCall, () => Promise.resolve({ ok: true } as const))
  route(app, readReadinessCall, async ({ reply }) => {
    const checks = await readiness()
    if (Object.values(checks).every((isMet) => isMet)) return { ok: true, checks } as const
    return reply.status(503).send({ ok: false, checks })
  })
}
