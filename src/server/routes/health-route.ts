import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Store } from '../records/store.ts'

export const HEALTH_PATH = '/healthz'

/** Whether the program can do its work: 200 while the database answers. */
export function healthRoute(app: FastifyInstance, { queries }: Store): void {
  app.get(HEALTH_PATH, async (_request, reply) => {
    try {
      await sql`select 1`.execute(queries)
      return { ok: true }
    } catch {
      return reply.status(503).send({ ok: false })
    }
  })
}
