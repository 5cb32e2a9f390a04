import { sql } from 'kysely'
import { StartupError } from '../../startup-error.ts'
import type { PlannedTable } from '../planned-table.ts'
import { quoted, type Changes } from './changes.ts'
import { addColumn, columnDefinition } from './statements.ts'

/** First without what refers to other tables, so that they may refer to each other in any order. */
export async function addTable(changes: Changes, { name, columns }: PlannedTable): Promise<void> {
  if (await changes.find(name)) return
  const { adapter } = changes
  const own = columns.filter(({ references }) => references === undefined)
  const id = sql`id ${sql.raw(adapter.idDefinition)}`
  const all = sql.join([id, ...own.map((column) => columnDefinition(adapter, column))])
  await changes.make(`make the table ${quoted(name)}`, [sql`create table ${sql.table(name)} (${all})`], {
    table: name,
  })
}

export async function addColumns(changes: Changes, { name, columns }: PlannedTable): Promise<void> {
  const found = await changes.find(name)
  if (!found) throw new StartupError(`The table "${name}" is missing and could not be made.`)
  const missing = columns.filter((column) => !found.columns.has(column.name))
  if (missing.length === 0) return
  await changes.make(
    `add to ${quoted(name)}: ${quoted(...missing.map((column) => column.name))}`,
    missing.map((column) => addColumn(changes.adapter, name, column)),
    { table: name },
  )
}
