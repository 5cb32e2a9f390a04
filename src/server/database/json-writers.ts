import { type RawBuilder, sql } from 'kysely'
import type { FoundList, JsonWriter } from './database.ts'

/** How PostgreSQL writes JSON. */
export const postgresJson: JsonWriter = {
  // Its JSON functions take at most 100 arguments, which are 50 keys; a row has no such limit.
  object(entries) {
    const columns = entries.map(([key, value]) => sql`${value} as ${sql.id(key)}`)
    return sql`(select row_to_json(entries) from (select ${sql.join(columns)}) as entries)`
  },
  read(type, object, name) {
    const text = sql`(${object}::jsonb ->> ${sql.lit(name)})`
    // A cast of what is no such value would be an error.
    if (type === 'integer') return sql`case when ${text} ~ '^-?[0-9]{1,9}$' then ${text}::integer end`
    if (type === 'real')
      return sql`case when ${text} ~ '^-?[0-9.]+(e[+-]?[0-9]+)?$' then ${text}::double precision end`
    return type === 'boolean'
      ? sql`case when ${text} in ('true', '1') then true when ${text} in ('false', '0') then false end`
      : text
  },
  value: (type, value) => (type === 'json' ? sql`(${value})::json` : value),
  nested: (found) => found,
  all: (record, from, order) =>
    sql`(select coalesce(json_agg(${record} order by ${order}), '[]'::json) from ${from})`,
  list: (row, from, order) => sql<FoundList>`
    select convert_to(coalesce(json_agg(${row} order by ${order}), '[]')::text, 'UTF8') as list from ${from}`,
}

/** How SQLite writes JSON. */
export const sqliteJson: JsonWriter = {
  object(entries) {
    const parts = entries.flatMap(([key, value]) => [sql.lit(key), value])
    return sql`json_object(${sql.join(parts)})`
  },
  read(type, object, name) {
    const value = sql`(${object} ->> ${sql.lit(name)})`
    const is = sql`case when typeof${value} in`
    if (type === 'integer' || type === 'boolean') return sql`${is} ('integer') then ${value} end`
    return type === 'real'
      ? sql`${is} ('integer', 'real') then ${value} end`
      : sql`${is} ('text') then ${value} end`
  },
  value(type, value) {
    if (type === 'boolean')
      return sql`json(case when ${value} then 'true' when not ${value} then 'false' end)`
    if (type === 'json') return sql`json(${value})`
    return type === 'real' ? exactly(value) : value
  },
  nested: (found) => sql`json(${found})`,
  all: (record, from, order) =>
    sql`json((select json_group_array(json(${record}) order by ${order}) from ${from}))`,
  // As bytes, which are sent unchanged. Rows come in the order of their ids anyway; an explicit order would make SQLite
  // build all of the JSON twice.
  list: (row, from, order) => sql<FoundList>`
    select cast('[' || coalesce(group_concat(record), '') || ']' as blob) as list
    from (select ${row} as record from ${from} order by ${order})`,
}

/** Its JSON writes 15 digits of a number, which may not round-trip. */
function exactly(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json(case when ${value} is not null then format('%!.17g', ${value}) end)`
}
