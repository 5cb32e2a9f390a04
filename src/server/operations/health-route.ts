import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Store } from '../records/store.ts'

export const HEALTH_PATH = '/healthz'

/** Who asks wants to hear soon, whatever a call would wait for. */
const PATIENCE_MS = 2_000

/** Whether the program can do its work: 200 while the database answers. */
export function healthRoute(app: FastifyInstance, { queries }: Store): void {
  app.get(HEALTH_PATH, async (_request, reply) => {
    const answers = sql`select 1`.execute(queries).then(
      () => true,
      () => false,
    )
    const ok = await Promise.race([answers, wait(PATIENCE_MS, false, { ref: false })])
    return reply.status(ok ? 200 : 503).send({ ok })
  })
}
