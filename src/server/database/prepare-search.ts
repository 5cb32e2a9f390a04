import type { AnyEntity } from '../../schema/entity.ts'
import type { Database } from './database.ts'
import { SEARCH_KEY } from './plan-tables.ts'

/** Lets the tables of the entities be searched, however many rows they have. */
export async function prepareSearch(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): Promise<void> {
  const tables = entities.map(({ name }) => name)
  await queries.transaction().execute(async (transaction) => {
    await adapter.lockTables(transaction)
    await adapter.indexSearch(transaction, tables, SEARCH_KEY)
  })
}
