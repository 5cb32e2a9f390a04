import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Database, Queries } from './database.ts'
import { runPrepared } from './prepared.ts'
import { DATA_VERSIONS_TABLE as TABLE } from './system-tables.ts'

/** The versions of the data, which tell whether a cached read is still valid. */
export interface DataVersions {
  /** The version of an entity's records and of all that they nest. What is read afterwards is as new, or newer. */
  of(entity: AnyEntity): Promise<string>
}

/**
 * Adds the triggers that count the changes of each entity's table, and begins a new epoch: earlier versions, of another
 * program or of before a restore, are not valid any more.
 */
export async function prepareVersions(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): Promise<void> {
  const rows = entities.flatMap(({ name }) =>
    adapter.changeCounters(name).map((counter) => ({ entity: name, counter })),
  )
  await queries.transaction().execute(async (transaction) => {
    await adapter.lockTables(transaction)
    await transaction
      .insertInto(TABLE)
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .updateTable(TABLE)
      .set({ epoch: randomBytes(6).toString('base64url') })
      .execute()
    for (const { name } of entities) await adapter.countChanges(transaction, name, TABLE)
  })
  for (const { name } of entities) await countAnew({ adapter, queries }, name)
}

/** Rows may have come or gone while nothing counted them. A table at a time: who holds one may wait for another. */
async function countAnew(
  { adapter, queries }: Pick<Database, 'adapter' | 'queries'>,
  table: string,
): Promise<void> {
  const [first = table] = adapter.changeCounters(table)
  await queries.transaction().execute(async (transaction) => {
    await adapter.lockTables(transaction)
    await adapter.keepUnchanged(transaction, table)
    const { rows } = await sql<{ total: number | string }>`
      select count(*) as total from ${sql.table(table)}`.execute(transaction)
    await transaction.updateTable(TABLE).set({ records: 0 }).where('entity', '=', table).execute()
    const records = Number(rows[0]?.total)
    await transaction.updateTable(TABLE).set({ records }).where('counter', '=', first).execute()
  })
}

/** How many records an entity has, without counting them. */
export async function readRecordCount(queries: Queries, entity: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select sum(records) as total from ${sql.table(TABLE)} where entity = ${entity}`.execute(queries)
  return Number(rows[0]?.total)
}

/** @returns a function that reads the version of these tables; it changes with each change of any of them. */
export function prepareVersionQuery(queries: Queries, tables: readonly string[]): () => Promise<string> {
  const build = (builder: Queries) =>
    builder
      .selectFrom(TABLE)
      .select([sql<string>`max(epoch)`.as('epoch'), sql<number>`sum(version)`.as('version')])
      .where('entity', 'in', tables)
  return async () => {
    const { rows } = await runPrepared(queries, { name: `version of ${tables.length}`, build }, tables)
    return `${rows[0]?.['epoch']}-${rows[0]?.['version']}`
  }
}
