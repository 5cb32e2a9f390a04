import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ColumnValue } from '../../schema/column.ts'

/**
 * The condition that a unique column holds a value other than the empty text. Its index leaves the empty text out, and a
 * database takes it only where the statement says so too: an equality with a parameter does not prove it.
 */
export function holdsUnique(column: string, value: ColumnValue): RawBuilder<SqlBool> {
  const same = sql<SqlBool>`${sql.ref(column)} = ${value}`
  return typeof value === 'string' ? sql<SqlBool>`(${same} and ${sql.ref(column)} <> '')` : same
}
