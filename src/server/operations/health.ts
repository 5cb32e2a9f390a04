import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** A health check is answered within this time, even if calls wait longer. */
const PATIENCE_MS = 2_000

/** Whether the database answers. */
export async function isHealthy({ queries }: Database): Promise<boolean> {
  const answers = sql`select 1`.execute(queries).then(
    () => true,
    () => false,
  )
  return Promise.race([answers, wait(PATIENCE_MS, false, { ref: false })])
}
