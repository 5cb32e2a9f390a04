import { sql, type RawBuilder } from 'kysely'
import type { JsonWriter } from './database.ts'

/** How SQLite writes JSON. */
export const sqliteJson: JsonWriter = {
  object(entries) {
    const parts = entries.flatMap(([key, value]) => [sql.lit(key), value])
    return sql`json_object(${sql.join(parts)})`
  },
  value(type, value) {
    if (type === 'boolean') return sql`json(case when ${value} then 'true' else 'false' end)`
    if (type === 'json') return sql`json(${value})`
    return type === 'real' ? exactly(value) : value
  },
  nested: (found) => sql`json(${found})`,
  // As bytes: they are sent as they are.
  list: (row, order) => sql`cast(json_group_array(${row} order by ${order}) as blob)`,
}

/** Its JSON has 15 digits of a number, which are not always enough to read the same one again. */
function exactly(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json(case when ${value} is not null then format('%!.17g', ${value}) end)`
}
