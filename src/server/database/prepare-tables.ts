import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../schema/entity.ts'
import { StartupError } from '../startup-error.ts'
import { assertCompatible } from './assert-compatible.ts'
import type { Database, FoundTable } from './database.ts'
import { planTables, type PlannedColumn, type PlannedTable } from './plan-tables.ts'
import { refreshDerivedColumns } from './refresh-derived-columns.ts'

type Step = Pick<Database, 'adapter' | 'queries'>

/** Adds the tables, columns and indexes that the entities want and the database has not; all of them or, on an error, none. */
export async function prepareTables(database: Database, entities: readonly AnyEntity[]): Promise<void> {
  const tables = planTables(entities)
  await database.queries.transaction().execute(async (queries) => {
    const step: Step = { adapter: database.adapter, queries }
    await step.adapter.lockTables(queries)
    for (const table of tables) await addTable(step, table)
    for (const table of tables) await addColumns(step, table)
    for (const entity of entities) await refreshDerivedColumns(queries, entity)
    for (const table of tables) await alignIndexes(step, table)
  })
}

/** First with its id alone, so that tables may refer to each other in any order. */
async function addTable({ adapter, queries }: Step, table: PlannedTable): Promise<void> {
  if (await adapter.describeTable(queries, table.name)) return
  await sql`create table ${sql.table(table.name)} (id ${sql.raw(adapter.idDefinition)})`.execute(queries)
}

async function addColumns(step: Step, table: PlannedTable): Promise<void> {
  const found = await foundTable(step, table)
  assertCompatible(step.adapter, table, found)
  for (const column of table.columns.filter(({ name }) => !found.columns.has(name))) {
    await sql`alter table ${sql.table(table.name)} add column ${definition(step, column)}`.execute(
      step.queries,
    )
  }
}

function definition({ adapter }: Step, column: PlannedColumn): RawBuilder<unknown> {
  const head = sql`${sql.id(column.name)} ${sql.raw(adapter.columnType(column.type))}`
  if (column.references !== undefined) {
    const onDelete = sql.raw(column.goesWithTarget ? 'cascade' : 'restrict')
    return sql`${head} references ${sql.table(column.references)} (id) on delete ${onDelete}`
  }
  return column.empty === null ? head : sql`${head} not null default ${sql.lit(column.empty)}`
}

/** What is ours is named so, and goes when no field wants it any more: an index holds no data. */
async function alignIndexes(step: Step, table: PlannedTable): Promise<void> {
  const found = await foundTable(step, table)
  const wanted = new Map<string, IndexTarget>([
    ...table.unique.map(
      (column) => [`${table.name}_${column}_unique`, uniqueIndex(table.name, column)] as const,
    ),
    ...table.columns
      .filter((column) => column.references !== undefined)
      .map(({ name }) => [`${table.name}_${name}_index`, plainIndex(table.name, name)] as const),
  ])
  for (const name of found.indexes) {
    const isOurs = name.startsWith(`${table.name}_`) && /_(unique|index)$/.test(name)
    if (isOurs && !wanted.has(name)) await sql`drop index ${sql.id(name)}`.execute(step.queries)
  }
  for (const [name, target] of wanted) {
    if (!found.indexes.has(name)) await addIndex(step, table, name, target)
  }
}

const plainIndex = (table: string, column: string): IndexTarget => ({
  isUnique: false,
  on: sql`${sql.table(table)} (${sql.id(column)})`,
})
const uniqueIndex = (table: string, column: string): IndexTarget => ({
  isUnique: true,
  on: sql`${sql.table(table)} (${sql.id(column)}) where ${sql.id(column)} <> ''`,
})

interface IndexTarget {
  readonly isUnique: boolean
  readonly on: RawBuilder<unknown>
}

async function addIndex(step: Step, table: PlannedTable, name: string, target: IndexTarget): Promise<void> {
  const kind = sql.raw(target.isUnique ? 'unique index' : 'index')
  try {
    await sql`create ${kind} ${sql.id(name)} on ${target.on}`.execute(step.queries)
  } catch (error) {
    if (step.adapter.violationOf(error) !== 'unique') throw error
    const column = name.slice(table.name.length + 1, -'_unique'.length).replace(/_folded$/, '')
    throw new StartupError(
      `${table.name}.${column} is to be unique, but some records hold the same value. ` +
        `List them with: select "${column}", count(*) from "${table.name}" group by "${column}" having count(*) > 1;`,
    )
  }
}

async function foundTable({ adapter, queries }: Step, table: PlannedTable): Promise<FoundTable> {
  const found = await adapter.describeTable(queries, table.name)
  if (!found) throw new StartupError(`The table "${table.name}" is missing and could not be made.`)
  return found
}
