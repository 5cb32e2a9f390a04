import type { DialectAdapter } from 'kysely'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Database, Queries, StoredRow } from './database.ts'

/** By the connection, then by table. */
const nullable = new WeakMap<DialectAdapter, ReadonlyMap<string, readonly string[]>>()

/** Finds the columns of texts that may be null: those of tables that another program made, for ours are never. */
export async function noteNullableTexts(
  { adapter, queries }: Pick<Database, 'adapter' | 'queries'>,
  entities: readonly AnyEntity[],
): Promise<void> {
  const found = new Map<string, readonly string[]>()
  for (const { name: table, fields } of entities) {
    const columns = (await adapter.describeTable(queries, table))?.columns
    const texts = Object.entries(fields)
      .flatMap(([name, field]) => definitionOf(field).columns(name, field))
      .filter(({ name, empty }) => empty === '' && columns?.get(name)?.isNullable)
    if (texts.length > 0)
      found.set(
        table,
        texts.map(({ name }) => name),
      )
  }
  nullable.set(queries.getExecutor().adapter, found)
}

/**
 * The row with null for the empty texts that its table lets be so: an empty text is a value to that program's unique indexes,
 * which one row alone may have, and to its lists of values, which do not name it.
 */
export function withNulls(queries: Queries, table: string, row: StoredRow): StoredRow {
  const texts = nullable.get(queries.getExecutor().adapter)?.get(table)
  const empty = texts?.filter((column) => row[column] === '')
  return empty?.length ? { ...row, ...Object.fromEntries(empty.map((column) => [column, null])) } : row
}
