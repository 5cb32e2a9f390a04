import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FoundColumn, Queries } from '../database.ts'

/** Whether a row holds something in a column that nobody's leaving it alone put there. */
export function holdsData(name: string, { startsWith }: FoundColumn): RawBuilder<SqlBool> {
  const value = sql.ref(name)
  const isGiven = sql<SqlBool>`${value} is not null and cast(${value} as text) <> ''`
  return startsWith === null ? sql`(${isGiven})` : sql`(${isGiven} and ${value} <> ${sql.raw(startsWith)})`
}

/** How many rows of a table there are that the condition is true of. */
export async function countRows(
  queries: Queries,
  table: string,
  condition: RawBuilder<SqlBool> = sql`1 = 1`,
): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from ${sql.table(table)} where ${condition}`.execute(queries)
  return Number(rows[0]?.total)
}
