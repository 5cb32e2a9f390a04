import type { AnyEntity } from '../../../schema/entity.ts'
import type { Database, DatabaseAdapter, Queries } from '../database.ts'
import { planTables } from '../plan-tables.ts'
import { refreshDerivedColumns } from '../refresh-derived-columns.ts'
import { addColumns, addTable } from './add-missing.ts'
import { alignIndexes } from './align-indexes.ts'
import { Changes } from './changes.ts'
import { convertColumns } from './convert-columns.ts'
import { dropVanishedColumns } from './drop-vanished-columns.ts'
import { dropVanishedTables } from './drop-vanished-tables.ts'
import { keepKinds } from './kept-kinds.ts'
import { renameColumns } from './rename-columns.ts'
import { renameTables } from './rename-tables.ts'
import type { Step } from './step.ts'

/** What the entities want changed in the database, found by making it and taking it back. */
export async function planChanges(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): Promise<readonly Step[]> {
  const transaction = await queries.startTransaction().execute()
  try {
    return await makeChanges(adapter, transaction, entities)
  } finally {
    await transaction.rollback().execute()
  }
}

/** Changes the database to what the entities want, whatever data goes; all of it or, on an error, nothing. */
export function applyChanges(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): Promise<readonly Step[]> {
  return queries.transaction().execute((transaction) => makeChanges(adapter, transaction, entities))
}

/** Must run in a transaction. What loses data is made too: whoever calls looks at the steps and decides. */
export async function makeChanges(
  adapter: DatabaseAdapter,
  transaction: Queries,
  entities: readonly AnyEntity[],
): Promise<readonly Step[]> {
  const tables = planTables(entities)
  const changes = new Changes(adapter, transaction)
  const own = tables.map((table) => ({ table, entity: entities.find(({ name }) => name === table.name) }))
  await adapter.lockTables(transaction)
  await renameTables(changes, entities)
  for (const { table, entity } of own) if (entity) await renameColumns(changes, entity, table)
  for (const { table } of own) await addTable(changes, table)
  for (const { table } of own) await addColumns(changes, table)
  for (const { table, entity } of own) await convertColumns(changes, table, entity)
  for (const { table, entity } of own) if (entity) await dropVanishedColumns(changes, entity, table)
  await dropVanishedTables(changes, entities, tables)
  for (const entity of entities) await refreshDerivedColumns(adapter, transaction, entity)
  for (const entity of entities) await keepKinds(transaction, entity)
  for (const { table, entity } of own) await alignIndexes(changes, table, entity)
  return changes.steps
}
