import { type RawBuilder, sql } from 'kysely'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { Column } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { DatabaseAdapter, Queries, StoredRow } from './database.ts'
import { ROW_VERSION } from './plan-tables.ts'
import { runPrepared } from './prepared.ts'

/** What is written of a row, and the version that it must have where that matters. */
export interface RowUpdate {
  readonly id: number
  readonly version?: number
  readonly columns: StoredRow
}

/** Writes the same columns of many rows in one statement. @returns how many there were, with the version that they must have */
export async function updateMany(
  adapter: DatabaseAdapter,
  queries: Queries,
  { name: table, fields }: AnyEntity,
  updates: readonly RowUpdate[],
): Promise<number> {
  const isVersioned = updates[0]?.version !== undefined
  const keys = isVersioned ? ['id', ROW_VERSION] : ['id']
  const names = Object.keys(updates[0]?.columns ?? {})
  const columns = Object.entries(fields).flatMap(([name, field]) => meaningOf(field).columns(name, field))
  const types = new Map<string, Column['type']>(columns.map(({ name, type }) => [name, type]))
  const typeOf = (name: string) =>
    name === 'id' || name === ROW_VERSION ? 'integer' : (types.get(name) ?? 'text')
  const casts = [...keys, ...names].map((name) => sql.raw(adapter.columnType(typeOf(name))))
  const tuple = sql`(${sql.join(casts.map((type) => sql`cast(${null} as ${type})`))})`
  const changes = names.map((name, place) => sql`${sql.id(name)} = ${given(keys.length + place)}`)
  const matches = keys.map((name, place) => sql`${sql.id(table, name)} = ${given(place)}`)
  const statement = sql`update ${sql.table(table)} set ${sql.join(changes)}
    from (values ${sql.join(updates.map(() => tuple))}) as given where ${sql.join(matches, sql` and `)}`
  const name = `update ${updates.length} ${table} ${keys.join()} ${names.join()}`
  const values = updates.flatMap((update) => [
    update.id,
    ...(update.version === undefined ? [] : [update.version]),
    ...names.map((column) => update.columns[column] ?? null),
  ])
  const build = (builder: Queries) => ({ compile: () => statement.compile(builder) })
  const { numAffectedRows = 0n } = await runPrepared(queries, { name, build }, values)
  return Number(numAffectedRows)
}

/** A column of a list of values, as both databases call it. */
function given(place: number): RawBuilder<unknown> {
  return sql`given.${sql.id(`column${place + 1}`)}`
}
