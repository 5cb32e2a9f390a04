import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export const HEALTH_PATH = '/healthz'

/** A health check is answered within this time, even if calls wait longer. */
const PATIENCE_MS = 2_000

/** The health check: 200 while the database answers. */
export function healthRoute(app: FastifyInstance, { queries }: Database): void {
  app.get(HEALTH_PATH, { config: { may: 'open' } }, async (_request, reply) => {
    const answers = sql`select 1`.execute(queries).then(
      () => true,
      () => false,
    )
    const ok = await Promise.race([answers, wait(PATIENCE_MS, false, { ref: false })])
    return reply.status(ok ? 200 : 503).send({ ok })
  })
}
