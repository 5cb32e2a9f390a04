import { sql } from 'kysely'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { Column } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { DatabaseAdapter, Queries, StoredRow } from './database.ts'
import { ROW_VERSION } from './plan-tables.ts'
import { runPrepared } from './prepared.ts'

/** A row by its id, with the version that it must have, and what is written of it. */
export interface RowUpdate {
  readonly id: number
  readonly version: number
  readonly columns: StoredRow
}

/** Writes the same columns of many rows in one statement. @returns how many had the version that they must have */
export async function updateMany(
  adapter: DatabaseAdapter,
  queries: Queries,
  { name: table, fields }: AnyEntity,
  updates: readonly RowUpdate[],
): Promise<number> {
  const names = Object.keys(updates[0]?.columns ?? {})
  const columns = Object.entries(fields).flatMap(([name, field]) => meaningOf(field).columns(name, field))
  const types = new Map<string, Column['type']>(columns.map(({ name, type }) => [name, type]))
  const typeOf = (name: string) => (name === ROW_VERSION ? 'integer' : (types.get(name) ?? 'text'))
  const casts = ['integer' as const, 'integer' as const, ...names.map(typeOf)].map((type) =>
    sql.raw(adapter.columnType(type)),
  )
  const tuple = sql`(${sql.join(casts.map((type) => sql`cast(${null} as ${type})`))})`
  const given = names.map((name, place) => sql`${sql.id(name)} = given.${sql.id(`column${place + 3}`)}`)
  const [id, version] = [sql.id(table, 'id'), sql.id(table, ROW_VERSION)]
  const statement = sql`update ${sql.table(table)} set ${sql.join(given)}
    from (values ${sql.join(updates.map(() => tuple))}) as given
    where ${id} = given.column1 and ${version} = given.column2`
  const name = `update ${updates.length} ${table} ${names.join()}`
  const values = updates.flatMap((update) => [
    update.id,
    update.version,
    ...names.map((column) => update.columns[column] ?? null),
  ])
  const build = (builder: Queries) => ({ compile: () => statement.compile(builder) })
  const { numAffectedRows = 0n } = await runPrepared(queries, { name, build }, values)
  return Number(numAffectedRows)
}
