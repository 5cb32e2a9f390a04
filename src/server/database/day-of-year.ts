import { sql, type RawBuilder } from 'kysely'

/** `MM-DD` of a column that holds days: what anniversaries are found by. An index has this very expression. */
export function dayOfYear(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`substr(${column}, 6, 5)`
}
