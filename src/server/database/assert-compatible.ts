import { StartupError } from '../startup-error.ts'
import type { DatabaseAdapter, FoundColumn, FoundTable } from './database.ts'
import type { PlannedColumn, PlannedTable } from './plan-tables.ts'

/** Refuses a column that cannot take what its field now means: changing it could lose what it holds. */
export function assertCompatible(
  adapter: Pick<DatabaseAdapter, 'columnType'>,
  table: PlannedTable,
  found: FoundTable,
): void {
  const problems = table.columns.flatMap((column) => {
    const existing = found.columns.get(column.name)
    const problem = existing && problemOf(adapter, column, existing)
    return problem ? [`${table.name}.${column.name} ${problem}`] : []
  })
  if (problems.length === 0) return
  throw new StartupError(
    `The database holds columns that no longer fit the entities, and changing them could lose data: ` +
      `${problems.join('; ')}. Name the field anew, or move the data and remove the column: ` +
      `alter table "${table.name}" drop column …;`,
  )
}

function problemOf(
  adapter: Pick<DatabaseAdapter, 'columnType'>,
  column: PlannedColumn,
  found: FoundColumn,
): string | null {
  const type = adapter.columnType(column.type)
  if (found.type !== type) return `is ${found.type} and should be ${type}`
  if (column.empty === null && !found.isNullable) return 'cannot be empty and should be able to'
  if (found.references !== (column.references ?? null)) {
    return `refers to ${found.references ?? 'nothing'} and should refer to ${column.references ?? 'nothing'}`
  }
  return null
}
