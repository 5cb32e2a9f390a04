import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ReadinessChecks } from '../../calls/operations.ts'
import { assertWritable } from '../database/data-folder.ts'
import type { Database } from '../database/database.ts'
import type { PlannedTable } from '../database/planned-table.ts'

/** A health check is answered within this time, even if calls wait longer. */
const PATIENCE_MS = 2_000
/** How long an answer counts: strangers may ask, and a check writes to the disk. */
const FRESH_MS = 1_000

/** Whether the database answers. */
export function isHealthy({ queries }: Database): Promise<boolean> {
  return succeeds(() => sql`select 1`.execute(queries))
}

export type Readiness = () => Promise<ReadinessChecks>

interface ReadinessNeeds {
  readonly database: Database
  /** What lies elsewhere has no disk here. */
  readonly dataFolder: string | undefined
  readonly uploads: { assertUsable(): Promise<void> }
  readonly tables: readonly PlannedTable[]
}

/** Whether each thing that calls need is there. */
export function createReadiness({ database, dataFolder, uploads, tables }: ReadinessNeeds): Readiness {
  const check = async (): Promise<ReadinessChecks> => {
    const [disk, storage, answers, migration] = await Promise.all([
      dataFolder === undefined || succeeds(() => assertWritable(dataFolder)),
      succeeds(() => uploads.assertUsable()),
      isHealthy(database),
      succeeds(() => assertMigrated(database, tables)),
    ])
    return { disk, storage, database: answers, migration }
  }
  let last: { readonly at: number; readonly checks: Promise<ReadinessChecks> } | null = null
  return () => {
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), checks: check() }
    return last.checks
  }
}

/** Another release may have changed the tables meanwhile. */
async function assertMigrated(
  { adapter, queries }: Database,
  tables: readonly PlannedTable[],
): Promise<void> {
  for (const { name, columns } of tables) {
    const found = await adapter.describeTable(queries, name)
    const missing = columns.find((column) => !found?.columns.has(column.name))
    if (missing) throw new Error(`${name}.${missing.name} is missing`)
  }
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  const done = work().then(
    () => true,
    () => false,
  )
  return Promise.race([done, wait(PATIENCE_MS, false, { ref: false })])
}
