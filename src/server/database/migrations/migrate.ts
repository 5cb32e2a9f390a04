import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Database, DatabaseAdapter, Queries } from '../database.ts'
import type { WithTables, PlannedTable } from '../planned-table.ts'
import { planTables } from '../plan-tables.ts'
import { adoptTables, saveAdopted } from './adopt-tables.ts'
import { alignIndexes } from './indexes.ts'
import { Migration, type Step, quoted } from './migration.ts'
import { convertColumns } from './convert-columns.ts'
import { dropRemovedCells, dropRemovedColumns, dropRemovedTables } from './drop-removed.ts'
import { saveKinds } from './column-kinds.ts'
import { readStoredRoles, withStoredRoles } from '../stored-roles.ts'
import { isLaterEdition, saveDerived, saveEdition } from './releases.ts'
import { renameColumns, renameTables } from './rename.ts'
import { sql } from 'kysely'
import { StartupError } from '../../errors/startup-error.ts'
import { addColumn, columnDefinition } from './statements.ts'
import { comparedColumns } from '../derived-columns.ts'
import { describeDerivation, derivationName, readDerivation } from '../derivation.ts'
import { eachBatch } from '../each-row.ts'
import { planFieldTables } from '../field-tables.ts'
import { readState, writeState } from '../state.ts'
import { writeColumns } from '../write-columns.ts'
import { countRowsOf } from './fill-column.ts'

// As these were called when only references had them.
const FIELD_TABLES = 'link tables'

/** Drops the tables of fields that are no more or have another name: what they hold stands in the rows as well. */
async function dropRemovedFieldTables(migration: Migration, entities: readonly AnyEntity[]): Promise<void> {
  const planned = entities.flatMap(planFieldTables).map(({ name }) => name)
  // A later release needs what it has made.
  if (migration.isFormer) return
  const before = ((await readState(migration.queries, FIELD_TABLES)) ?? '').split(' ')
  for (const name of before.filter((each) => each !== '' && !planned.includes(each)))
    if (await migration.find(name))
      await migration.make(`drop the table ${quoted(name)}`, [sql`drop table ${sql.table(name)}`])
  const names = planned.join(' ')
  if (names !== before.join(' ')) await writeState(migration.queries, FIELD_TABLES, names)
}

/** @throws StartupError where references lead to another entity now: ids of one mean nothing in another. */
async function assertSameTargets(migration: Migration, entities: readonly AnyEntity[]): Promise<void> {
  for (const { name, columns } of entities.flatMap(planFieldTables)) {
    const found = (await migration.find(name))?.columns
    for (const { name: column, references: now } of columns) {
      const old = found?.get(column)?.references ?? null
      if (
        old === null ||
        now === undefined ||
        old === now ||
        (await countRowsOf(migration.queries, name)) === 0
      )
        continue
      throw new StartupError(
        `"${name}" holds references to "${old}", and the field refers to "${now}" now; give the field another name.`,
      )
    }
  }
}

/** Records between two lines on the console. */
const REPORTED = 10_000

/**
 * Writes the keys that values are compared by, where they are made otherwise: as a whole, so that nothing is changed where two
 * count as one now. All else is derived after the migration, in portions, which this notes to be done.
 */
async function refreshComparedKeys(migration: Migration, entity: AnyEntity): Promise<void> {
  const { adapter, queries, unfilled } = migration
  const stored = await readDerivation(queries, entity.name)
  const { compared, unsearched } = await describeDerivation(entity)
  const isNew = [entity, ...planFieldTables(entity)].some(({ name }) => unfilled.has(name))
  let written = 0
  if (stored?.compared !== compared || isNew)
    for await (const rows of eachBatch(queries, entity.name)) {
      const others = rows.flatMap((row) => {
        const keys = comparedColumns(entity, row)
        const isSame = Object.entries(keys).every(([name, key]) => row[name] === key)
        return isSame ? [] : [{ id: Number(row['id']), ...keys }]
      })
      await writeColumns(adapter, queries, entity, others)
      const before = written
      written += others.length
      if (Math.floor(written / REPORTED) > Math.floor(before / REPORTED))
        console.log(`${entity.name}: keys of ${written} records made anew`)
    }
  const whole = isNew ? null : (stored?.whole ?? null)
  const value = JSON.stringify({ compared, unsearched: stored?.unsearched ?? unsearched, whole })
  const name = derivationName(entity.name)
  if ((await readState(queries, name)) !== value) await writeState(queries, name, value)
}

/** The steps that a migration would take, found by taking them and rolling back. */
export async function planMigration(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): Promise<readonly Step[]> {
  const transaction = await queries.startTransaction().execute()
  try {
    return await migrate(adapter, transaction, entities, features)
  } finally {
    await transaction.rollback().execute()
  }
}

/** Migrates the database to the entities even if data is lost; on an error nothing is changed. */
export function applyMigration(
  { adapter, queries }: Database,
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): Promise<readonly Step[]> {
  return queries.transaction().execute((transaction) => migrate(adapter, transaction, entities, features))
}

/** Must run in a transaction. Takes steps that lose data too; the caller looks at them and may roll back. */
export async function migrate(
  adapter: DatabaseAdapter,
  transaction: Queries,
  entities: readonly AnyEntity[],
  features: readonly WithTables[],
): Promise<readonly Step[]> {
  const tables = planTables(entities, features)
  const migration = new Migration(adapter, transaction)
  const own = tables.map((table) => ({ table, entity: entities.find(({ name }) => name === table.name) }))
  await adapter.lockTables(transaction)
  await renameTables(migration, entities)
  await adoptTables(migration, entities, tables)
  for (const { table, entity } of own) if (entity) await renameColumns(migration, entity, table)
  await assertSameTargets(migration, entities)
  for (const { table } of own) await addTable(migration, table)
  migration.isFormer = await isLaterEdition(migration)
  for (const { table } of own) await addColumns(migration, table)
  // Accounts hold roles that the config does not name, and a search finds them by what their roles are called.
  const described = withStoredRoles(entities, await readStoredRoles(transaction, entities))
  for (const { table } of own)
    await convertColumns(
      migration,
      table,
      described.find(({ name }) => name === table.name),
    )
  for (const { table, entity } of own) if (entity) await dropRemovedColumns(migration, entity, table)
  for (const entity of entities) await dropRemovedCells(migration, entity)
  await dropRemovedFieldTables(migration, entities)
  await dropRemovedTables(migration, entities, tables)
  for (const entity of described) await refreshComparedKeys(migration, entity)
  for (const entity of described) await saveKinds(transaction, entity)
  for (const { table, entity } of own) if (entity) await saveDerived(migration, table)
  await saveAdopted(migration)
  for (const { table } of own) await alignIndexes(migration, table, entities)
  await saveEdition(migration)
  return migration.steps
}

/** Foreign keys are added later, so that tables may refer to each other in any order. */
async function addTable(migration: Migration, { name, columns }: PlannedTable): Promise<void> {
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

async function addColumns(migration: Migration, { name, columns }: PlannedTable): Promise<void> {
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
