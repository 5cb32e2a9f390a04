import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Creates the wanted triggers of a table, and drops all others whose name has this ending, as those of a renamed table. */
export async function alignTriggers(
  queries: Queries,
  table: string,
  ending: string,
  wanted: ReadonlyMap<string, string>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select name, sql as definition from sqlite_schema where type = 'trigger' and tbl_name = ${table}`.execute(
    queries,
  )
  const missing = new Map(wanted)
  for (const { name, definition } of rows.filter((each) => each.name.endsWith(ending))) {
    if (wanted.get(name) === definition) missing.delete(name)
    else await sql`drop trigger ${sql.id(name)}`.execute(queries)
  }
  for (const definition of missing.values()) await sql.raw(definition).execute(queries)
}
