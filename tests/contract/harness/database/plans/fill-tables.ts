import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { Store } from '../../../../../src/server/records/store/store.ts'
import type { Queries } from '../../../../../src/server/database/database.ts'
import type { PlannedColumn, PlannedTable } from '../../../../../src/server/database/planned-table.ts'
import { planTables } from '../../../../../src/server/database/plan-tables.ts'
import {
  DATA_VERSIONS_TABLE,
  PENDING_UPLOADS_TABLE,
  PROCESSES_TABLE,
  STATE_TABLE,
} from '../../../../../src/server/database/system-tables.ts'
import { ACTION_RUNS_TABLE } from '../../../../../src/features/actions/server/action-runs.ts'
import { JOB_RUNS_TABLE } from '../../../../../src/features/jobs/server/job-runs-table.ts'
import { OPEN_RECORDS_TABLE } from '../../../../../src/features/live/server/open-records.ts'
import { serverFeatures } from '../../../../../src/features/registries/servers.ts'

/** Tables that do not grow with what people do: a few rows for each entity, job, process or open tab. */
export const SMALL_TABLES: readonly string[] = [
  ACTION_RUNS_TABLE,
  DATA_VERSIONS_TABLE,
  JOB_RUNS_TABLE,
  OPEN_RECORDS_TABLE,
  PENDING_UPLOADS_TABLE,
  PROCESSES_TABLE,
  STATE_TABLE,
]

/** Fills every table that grows up to so many rows, and lets the database count them. */
export async function fillTables(
  { queries, adapter, entities }: Pick<Store, 'queries' | 'adapter' | 'entities'>,
  count: number,
): Promise<void> {
  const growing = planTables(entities, serverFeatures).filter(({ name }) => !SMALL_TABLES.includes(name))
  for (const table of targetsFirst(growing)) {
    await fillTable(queries, entities, table, count)
    await adapter.skipChosenIds(queries, table.name)
  }
  // As PostgreSQL does by itself in time; SQLite plans without.
  if (!adapter.hasOneWriter) await sql`analyze`.execute(queries)
}

/** Tables after those that they refer to. */
function targetsFirst(tables: readonly PlannedTable[]): readonly PlannedTable[] {
  if (tables.length === 0) return []
  const isFree = ({ name, columns }: PlannedTable) =>
    columns.every(({ references }) => references === name || tables.every((each) => each.name !== references))
  const free = tables.filter(isFree)
  if (free.length === 0) throw new Error('tables refer to each other in a circle')
  return [...free, ...targetsFirst(tables.filter((table) => !free.includes(table)))]
}

async function fillTable(
  queries: Queries,
  entities: readonly AnyEntity[],
  { name, columns, unique = [], keys = [], uniqueTogether = [] }: PlannedTable,
  count: number,
): Promise<void> {
  const isDistinct = (column: PlannedColumn) =>
    [...unique, ...keys, ...uniqueTogether.flat().map((each) => each.name)].includes(column.name)
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(name)}`.execute(
    queries,
  )
  const first = Number(rows[0]?.last ?? 0) + 1
  const values = columns.map((column) => valueOf(column, isDistinct(column), entities))
  await sql`
    insert into ${sql.table(name)} (id, ${sql.join(columns.map((column) => sql.id(column.name)))})
    with recursive numbers (n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(count)})
    select n, ${sql.join(values)} from numbers`.execute(queries)
}

function valueOf(
  column: PlannedColumn,
  isDistinct: boolean,
  entities: readonly AnyEntity[],
): RawBuilder<unknown> {
  const { name, type, empty, references } = column
  if (references !== undefined || name === 'record_id' || name === 'account_id') return sql`n`
  if (name.endsWith('_at')) return sql`'2090-01-01T00:00:00.' || cast(1000000 + n as text) || 'Z'`
  if (name === 'entity') return inTurn(entities.map((entity) => entity.name))
  if (name === 'action') return inTurn(['created', 'updated', 'deleted', 'restored', 'loggedIn'])
  if (type === 'text') return sql`cast(n as text)`
  if (isDistinct) return sql`n`
  return empty === null ? sql`null` : sql.lit(empty)
}

function inTurn(values: readonly string[]): RawBuilder<unknown> {
  const cases = values.map((value, place) => sql`when ${sql.lit(place)} then ${sql.lit(value)}`)
  return sql`case n % ${sql.lit(values.length)} ${sql.join(cases, sql` `)} end`
}
