import { sql } from 'kysely'
import { StartupError } from '../../errors/startup-error.ts'
import type { PlannedTable } from '../planned-table.ts'
import { type Migration, quoted } from './migration.ts'
import { addColumn, columnDefinition } from './statements.ts'

/** Foreign keys are added later, so that tables may refer to each other in any order. */
export async function addTable(migration: Migration, { name, columns }: PlannedTable): Promise<void> {
  if (await migration.find(name)) return
  const { adapter } = migration
  const own = columns.filter(({ references }) => references === undefined)
  const id = sql`id ${sql.raw(adapter.idDefinition)}`
  const all = sql.join([id, ...own.map((column) => columnDefinition(adapter, column))])
  await migration.make(`make the table ${quoted(name)}`, [sql`create table ${sql.table(name)} (${all})`], {
    table: name,
  })
  migration.unfilled.add(name)
}

export async function addColumns(migration: Migration, { name, columns }: PlannedTable): Promise<void> {
  const found = await migration.find(name)
  if (!found) throw new StartupError(`The table "${name}" is missing and could not be made.`)
  const missing = columns.filter((column) => !found.columns.has(column.name))
  if (missing.length === 0) return
  await migration.make(
    `add to ${quoted(name)}: ${quoted(...missing.map((column) => column.name))}`,
    missing.map((column) => addColumn(migration.adapter, name, column)),
    { table: name },
  )
  if (missing.some(({ isDerived }) => isDerived)) migration.unfilled.add(name)
}
