import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Database, Queries } from './database.ts'
import { DATA_VERSIONS_TABLE as TABLE } from './system-tables/data-versions.ts'

/** Tells whether what was read of an entity is still what would be read now. */
export interface DataVersions {
  /** The version of an entity's records and of all that they nest; whatever is read after it is as new, or newer. */
  of(entity: AnyEntity): Promise<string>
}

/**
 * Lets each table of an entity count its changes, and begins a new epoch: whatever was handed out before, by another
 * program or of a database that was put back since, is true of no version from now on.
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
}

/** @returns what answers the version of the data in some tables: another one after each change of any of them. */
export function prepareVersionQuery(queries: Queries, tables: readonly string[]): () => Promise<string> {
  const query = queries
    .selectFrom(TABLE)
    .select([sql<string>`max(epoch)`.as('epoch'), sql<number>`sum(version)`.as('version')])
    .where('entity', 'in', tables)
    .compile()
  return async () => {
    const { rows } = await queries.executeQuery(query)
    return `${rows[0]?.epoch}-${rows[0]?.version}`
  }
}
