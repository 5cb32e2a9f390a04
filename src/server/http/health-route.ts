import type { FastifyInstance } from 'fastify'
import { readHealthCall } from '../../calls/operations.ts'
import type { Database } from '../database/database.ts'
import { isHealthy } from '../operations/health.ts'
import { route } from './route.ts'

/** The health check: 200 while the database answers. */
export function healthRoute(app: FastifyInstance, database: Database): void {
  route(app, readHealthCall, async ({ reply }) => {
    if (await isHealthy(database)) return { ok: true } as const
    return reply.status(503).send({ ok: false })
  })
}
