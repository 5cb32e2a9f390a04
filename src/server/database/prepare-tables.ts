import type { AnyEntity } from '../../schema/entity.ts'
import { StartupError } from '../errors/startup-error.ts'
import { explainAdoption } from './migrations/explain-adoption.ts'
import { explainLosses } from './migrations/explain-losses.ts'
import { migrate } from './migrations/migrate.ts'
import type { Database } from './database.ts'
import type { WithTables } from './planned-table.ts'
import { SEARCH_KEY } from './plan-tables.ts'

/** Migrates the tables. If a step would lose data, or change a table of another program, nothing is changed. @throws StartupError */
export async function prepareTables(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const steps = await migrate(adapter, transaction, entities, features)
    const losses = steps.flatMap(({ lost }) => lost ?? [])
    if (losses.length > 0) throw new StartupError(explainLosses(losses))
    if (steps.some(({ adopted }) => adopted !== undefined)) throw new StartupError(explainAdoption(steps))
  })
}

/** Creates the search indexes of the entities' tables. @returns why it may not, for the log */
export async function prepareSearch(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): Promise<string | null> {
  const tables = entities.map(({ name }) => name)
  return queries.transaction().execute(async (transaction) => {
    await adapter.lockTables(transaction)
    return adapter.indexSearch(transaction, tables, SEARCH_KEY)
  })
}
