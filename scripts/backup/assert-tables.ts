import type { AnyEntity } from '../../src/schema/entity.ts'
import type { Database } from '../../src/server/database/database.ts'
import { tablesToKeep } from './table-entries.ts'

/** @throws, in a sentence, where the database lacks what the entities have: it is an older program's. */
export async function assertTables(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
): Promise<void> {
  for (const { name, columns } of tablesToKeep(entities)) {
    const found = await adapter.describeTable(queries, name)
    if (found && columns.every((column) => found.columns.has(column.name))) continue
    throw new Error(
      `The database is not what the entities say: "${name}". npm run schema shows the difference.`,
    )
  }
}
