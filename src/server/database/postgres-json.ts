import { sql } from 'kysely'
import type { FoundList, JsonWriter } from './database.ts'

/** How PostgreSQL writes JSON. */
export const postgresJson: JsonWriter = {
  // Its functions take a hundred arguments, which are fifty keys: a row has no such limit.
  object(entries) {
    const columns = entries.map(([key, value]) => sql`${value} as ${sql.id(key)}`)
    return sql`(select row_to_json(entries) from (select ${sql.join(columns)}) as entries)`
  },
  value: (type, value) => (type === 'json' ? sql`(${value})::json` : value),
  nested: (found) => found,
  list: (row, from, order) => sql<FoundList>`
    select convert_to(coalesce(json_agg(${row} order by ${order}), '[]')::text, 'UTF8') as list from ${from}`,
}
