import type { AnyEntity } from '../../../schema/entity.ts'
import type { Database, DatabaseAdapter, Queries } from '../database.ts'
import type { WithTables } from '../planned-table.ts'
import { planTables } from '../plan-tables.ts'
import { addColumns, addTable } from './add-missing.ts'
import { adoptTables, saveAdopted } from './adopt-tables.ts'
import { refreshComparedKeys } from './compared-keys.ts'
import { alignIndexes } from './indexes.ts'
import { assertSameTargets, dropRemovedFieldTables } from './field-tables.ts'
import { Migration, type Step } from './migration.ts'
import { convertColumns } from './convert-columns.ts'
import { dropRemovedCells, dropRemovedColumns, dropRemovedTables } from './drop-removed.ts'
import { saveKinds } from './column-kinds.ts'
import { readStoredRoles, withStoredRoles } from '../stored-roles.ts'
import { isLaterEdition, saveDerived, saveEdition } from './releases.ts'
import { renameColumns, renameTables } from './rename.ts'

/** The steps that a migration would take, found by taking them and rolling back. */
export async function planMigration(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): Promise<readonly Step[]> {
  const transaction = await queries.startTransaction().execute()
  try {
    return await migrate(adapter, transaction, entities, features)
  } finally {
    await transaction.rollback().execute()
  }
}

/** Migrates the database to the entities even if data is lost; on an error nothing is changed. */
export function applyMigration(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): Promise<readonly Step[]> {
  return queries.transaction().execute((transaction) => migrate(adapter, transaction, entities, features))
}

/** Must run in a transaction. Takes steps that lose data too; the caller looks at them and may roll back. */
export async function migrate(
  adapter: DatabaseAdapter,
  transaction: Queries,
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): Promise<readonly Step[]> {
  const tables = planTables(entities, features)
  const migration = new Migration(adapter, transaction)
  const own = tables.map((table) => ({ table, entity: entities.find(({ name }) => name === table.name) }))
  await adapter.lockTables(transaction)
  await renameTables(migration, entities)
  await adoptTables(migration, entities, tables)
  for (const { table, entity } of own) if (entity) await renameColumns(migration, entity, table)
  await assertSameTargets(migration, entities)
  for (const { table } of own) await addTable(migration, table)
  migration.isFormer = await isLaterEdition(migration)
  for (const { table } of own) await addColumns(migration, table)
  // Accounts hold roles that the config does not name, and a search finds them by what their roles are called.
  const described = withStoredRoles(entities, await readStoredRoles(transaction, entities))
  for (const { table } of own)
    await convertColumns(
      migration,
      table,
      described.find(({ name }) => name === table.name),
    )
  for (const { table, entity } of own) if (entity) await dropRemovedColumns(migration, entity, table)
  for (const entity of entities) await dropRemovedCells(migration, entity)
  await dropRemovedFieldTables(migration, entities)
  await dropRemovedTables(migration, entities, tables)
  for (const entity of described) await refreshComparedKeys(migration, entity)
  for (const entity of described) await saveKinds(transaction, entity)
  for (const { table, entity } of own) if (entity) await saveDerived(migration, table)
  await saveAdopted(migration)
  for (const { table } of own) await alignIndexes(migration, table, entities)
  await saveEdition(migration)
  return migration.steps
}
