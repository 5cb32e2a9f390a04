import { sql, type RawBuilder } from 'kysely'
import type { DatabaseAdapter, FoundTable } from '../database.ts'
import type { PlannedColumn } from '../planned-table.ts'

type Statement = RawBuilder<unknown>

export function addColumn(adapter: DatabaseAdapter, table: string, column: PlannedColumn): Statement {
  return sql`alter table ${sql.table(table)} add column ${columnDefinition(adapter, column)}`
}

export function columnDefinition(adapter: DatabaseAdapter, column: PlannedColumn): Statement {
  const head = sql`${sql.id(column.name)} ${sql.raw(adapter.columnType(column.type))}`
  if (column.references !== undefined) {
    const onDelete = sql.raw(column.goesWithTarget ? 'cascade' : 'restrict')
    return sql`${head} references ${sql.table(column.references)} (id) on delete ${onDelete}`
  }
  return column.empty === null ? head : sql`${head} not null default ${sql.lit(column.empty)}`
}

/** Drops a column with its indexes, which SQLite does not do by itself; those still needed are created again later. */
export function dropColumn(table: string, found: FoundTable, column: string): readonly Statement[] {
  const indexes = [...found.indexes].filter(([, made]) => made.split(/\W+/).includes(column))
  return [
    ...indexes.filter(([name]) => isOwnIndex(table, name)).map(([name]) => dropIndex(name)),
    sql`alter table ${sql.table(table)} drop column ${sql.id(column)}`,
  ]
}

export function renameColumn(table: string, from: string, to: string): Statement {
  return sql`alter table ${sql.table(table)} rename column ${sql.id(from)} to ${sql.id(to)}`
}

export function dropIndex(name: string): Statement {
  // An index over several columns is dropped with the first of them.
  return sql`drop index if exists ${sql.id(name)}`
}

/** Indexes of the program are named this way. */
export function isOwnIndex(table: string, index: string): boolean {
  return index.startsWith(`${table}_`) && /_(unique|index)$/.test(index)
}
