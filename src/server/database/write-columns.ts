import type { AnyEntity } from '../../schema/entity/entity.ts'
import { StartupError } from '../errors/startup-error.ts'
import type { DatabaseAdapter, Queries, StoredRow } from './database.ts'
import { inSavepoint } from './savepoint.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ColumnValue, Column } from '../../schema/entity/column.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { ROW_VERSION } from './plan-tables.ts'
import { runPrepared } from './prepared.ts'

/** Parameters of one statement. */
const PARAMETERS = 5_000

/** Is told why a row cannot be written. */
export type Refuse = (reason: string) => void

export const refuseStart: Refuse = (reason) => {
  throw new StartupError(reason)
}

/** Writes columns of many rows in few statements. @returns the ids of those that were refused, which stay as they are */
export async function writeColumns(
  adapter: DatabaseAdapter,
  transaction: Queries,
  entity: AnyEntity,
  rows: readonly StoredRow[],
  refuse = refuseStart,
): Promise<readonly unknown[]> {
  const [first] = rows
  const refused: unknown[] = []
  if (!first) return refused
  const most = Math.floor(PARAMETERS / Object.keys(first).length)
  for (let start = 0; start < rows.length; start += most) {
    const some = rows.slice(start, start + most)
    const updates = some.map(({ id, ...columns }) => ({ id: Number(id), columns }))
    try {
      await inSavepoint(transaction, () => updateMany(adapter, transaction, entity, updates))
    } catch (error) {
      if (adapter.violationOf(error) !== 'unique') throw error
      if (rows.length > 1) {
        for (const row of some)
          refused.push(...(await writeColumns(adapter, transaction, entity, [row], refuse)))
      } else {
        refused.push(first['id'])
        refuse(
          `${entity.name} ${first['id']} holds a unique value that another record holds too, now that more spellings ` +
            'count as one; change one of the two with the version that ran before.',
        )
      }
    }
  }
  return refused
}

/**
 * The condition that a unique column holds a value other than the empty text. Its index leaves the empty text out, and a
 * database takes it only where the statement says so too: an equality with a parameter does not prove it.
 */
export function holdsUnique(column: string, value: ColumnValue): RawBuilder<SqlBool> {
  const same = sql<SqlBool>`${sql.ref(column)} = ${value}`
  return typeof value === 'string' ? sql<SqlBool>`(${same} and ${sql.ref(column)} <> '')` : same
}

/** What is written of a row, and the version that it must have where that matters. */
interface RowUpdate {
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
  const columns = Object.entries(fields).flatMap(([name, field]) => definitionOf(field).columns(name, field))
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
