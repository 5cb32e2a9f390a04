import type { AnyEntity } from '../../schema/entity.ts'
import { StartupError } from '../errors/startup-error.ts'
import type { DatabaseAdapter, Queries, StoredRow } from './database.ts'
import { inSavepoint } from './savepoint.ts'
import { updateMany } from './update-many.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ColumnValue } from '../../schema/column.ts'

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
