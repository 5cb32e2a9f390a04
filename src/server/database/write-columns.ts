import { sql } from 'kysely'
import type { Column } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import { StartupError } from '../errors/startup-error.ts'
import type { DatabaseAdapter, Queries, StoredRow } from './database.ts'
import { inSavepoint } from './savepoint.ts'

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
    try {
      await inSavepoint(transaction, () => updateTogether(adapter, transaction, entity, some))
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

async function updateTogether(
  adapter: DatabaseAdapter,
  queries: Queries,
  { name: table, fields }: AnyEntity,
  rows: readonly StoredRow[],
): Promise<void> {
  const columns = Object.entries(fields).flatMap(([name, field]) => meaningOf(field).columns(name, field))
  const types = new Map<string, Column['type']>(columns.map(({ name, type }) => [name, type]))
  const names = Object.keys(rows[0] ?? {})
  const typed = names.map((name) =>
    sql.raw(adapter.columnType(name === 'id' ? 'integer' : (types.get(name) ?? 'text'))),
  )
  const tuples = rows.map(
    (row) => sql`(${sql.join(names.map((name, place) => sql`cast(${row[name]} as ${typed[place]})`))})`,
  )
  const given = names.map((name, place) => sql`${sql.id(name)} = given.${sql.id(`column${place + 1}`)}`)
  await sql`update ${sql.table(table)} set ${sql.join(given.slice(1))}
    from (values ${sql.join(tuples)}) as given where ${sql.id(table, 'id')} = given.column1`.execute(queries)
}
