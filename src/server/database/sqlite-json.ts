import { sql, type RawBuilder } from 'kysely'
import type { FoundList, JsonWriter } from './database.ts'

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
  // As bytes: they are sent as they are. The rows come in the order of their ids by themselves; told to order what it
  // has written of them, the database writes all of it once more.
  list: (row, from, order) => sql<FoundList>`
    select cast('[' || coalesce(group_concat(record), '') || ']' as blob) as list
    from (select ${row} as record from ${from} order by ${order})`,
}

/** Its JSON has 15 digits of a number, which are not always enough to read the same one again. */
function exactly(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json(case when ${value} is not null then format('%!.17g', ${value}) end)`
}
