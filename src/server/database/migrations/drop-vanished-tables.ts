import { sql } from 'kysely'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { PlannedTable } from '../planned-table.ts'
import { derivationName, keptEntities } from '../refresh-derived-columns.ts'
import { STATE_TABLE } from '../system-tables/state.ts'
import { quoted, type Changes } from './changes.ts'
import { countRows } from './holds-data.ts'
import { kindsName } from './kept-kinds.ts'
import { dropColumn } from './statements.ts'

/** Drops the tables of entities that are gone, where they hold rows. Empty ones stay, and so does what is none of ours. */
export async function dropVanishedTables(
  changes: Changes,
  entities: readonly AnyEntity[],
  tables: readonly PlannedTable[],
): Promise<void> {
  const present = new Set(entities.map(({ name }) => name))
  const vanished = (await keptEntities(changes.queries)).filter((name) => !present.has(name))
  const all = [...tables.map(({ name }) => name), ...vanished]
  for (const name of vanished) {
    if (!(await changes.find(name))) continue
    const records = await countRows(changes.queries, name)
    if (records === 0) continue
    await changes.make(
      `drop the table ${quoted(name)}`,
      [...(await dropLinks(changes, all, name)), sql`drop table ${sql.table(name)}`],
      { lost: { kind: 'entity', entity: name, records } },
    )
    await changes.queries
      .deleteFrom(STATE_TABLE)
      .where('name', 'in', [derivationName(name), kindsName(name)])
      .execute()
  }
}

/** The columns that lead to a table: those that are still there belong to no field, and are empty or gone with it. */
async function dropLinks(changes: Changes, tables: readonly string[], target: string) {
  const statements = []
  for (const table of tables) {
    const found = await changes.find(table)
    for (const [column, { references }] of found?.columns ?? [])
      if (found && references === target) statements.push(...dropColumn(table, found, column))
  }
  return statements
}
